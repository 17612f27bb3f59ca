package org.onward.rules.rejection;

/** Conclusion: the words answer the invitation to say what was off, and decline nothing. */
public record AnswersInvitation() {}
