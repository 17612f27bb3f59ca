package org.onward.rules.rejection;

/**
 * Fact: somebody declined, or says afterwards why.
 *
 * @param declines declines of this session before this one
 * @param late whether it is a reason for a decline that was counted already
 */
public record Heard(int declines, boolean late) {}
