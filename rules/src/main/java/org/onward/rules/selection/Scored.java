package org.onward.rules.selection;

/** A candidate with its score. */
record Scored(Candidate candidate, CandidateScore result) {}
