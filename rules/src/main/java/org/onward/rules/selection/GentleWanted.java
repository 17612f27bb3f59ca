package org.onward.rules.selection;

/** Fact: this person was seen to want only what takes little energy when tired. */
public record GentleWanted() {}
