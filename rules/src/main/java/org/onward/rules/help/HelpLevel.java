package org.onward.rules.help;

/** How closely to accompany, from a look at the whole to one physical movement (companion spec §3.7). */
public enum HelpLevel {
    OVERVIEW,
    CURRENT,
    MICRO,
    HAND
}
