package org.onward.rules.completion;

/** The conclusion that this completion is asked about. */
public record FeedbackAsked() {}
