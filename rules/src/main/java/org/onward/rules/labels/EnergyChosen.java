package org.onward.rules.labels;

import org.onward.rules.vocabulary.Energy;

/** Conclusion: the energy a task asks for. */
public record EnergyChosen(Energy energy) {}
