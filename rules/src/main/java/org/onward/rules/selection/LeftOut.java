package org.onward.rules.selection;

/** Conclusion: tasks of this standing are not offered. */
public record LeftOut(String ruleId, Standing standing) {}
