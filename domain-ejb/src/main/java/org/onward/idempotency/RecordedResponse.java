package org.onward.idempotency;

/**
 * The answer that every repetition of a request gets.
 *
 * @param status HTTP status
 * @param body JSON text, empty when there is none
 * @param replayed whether it was given before, and nothing happened this time
 */
public record RecordedResponse(int status, String body, boolean replayed) {}
