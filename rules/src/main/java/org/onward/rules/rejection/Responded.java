package org.onward.rules.rejection;

/**
 * Conclusion: how to answer.
 *
 * @param anotherKind whether the alternative should be another kind of work, whatever the reason says
 */
public record Responded(Response response, boolean anotherKind, String ruleId, String row) {}
