package org.onward.rules.selection;

/** Conclusion: how surely the suggestion is put. */
public record BandDecided(PresentationBand band) {}
