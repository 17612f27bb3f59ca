package org.onward.rules.selection;

/**
 * Fact: what, besides its length, may keep a task out of the choice. Many tasks share one standing; it is judged once.
 *
 * @param onOffer it is the suggestion to be replaced
 * @param waitsForSibling an earlier piece of the same parent is open and not blocked
 */
public record Standing(boolean blocked, boolean declined, boolean onOffer, boolean waitsForSibling) {}
