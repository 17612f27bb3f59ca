package org.onward.rules.steps;

/** What a preparation step gets ready, in the order in which people do it (companion spec §3.4). */
public enum PrepSlot {
    BODY,
    PLACE,
    MIND,
    THINGS
}
