package org.onward.rules.vocabulary;

/** How the person says they feel (companion spec §4.2). */
public enum Mood {
    FOCUSED,
    CREATIVE,
    SOCIAL,
    TIRED,
    STRESSED,
    NEUTRAL
}
