package org.onward.rules.selection;

/** How surely a suggestion is put (companion spec §4.7). */
public enum PresentationBand {
    CONFIDENT,
    PLAIN,
    HEDGED
}
