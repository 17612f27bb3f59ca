/**
 * Requests that are sent again have their effect once. Table {@code idempotency_key} holds one row for each owner, scope
 * and key: {@code request_hash} is the SHA-256 of the request's body, {@code status} and {@code response} are the answer
 * that a repetition gets, {@code created_at} starts the 24 hours for which it counts. The row is written in the
 * transaction of the effect, so that both exist or neither; its primary key makes a second, simultaneous request wait
 * and then fail or find the answer. {@link org.onward.idempotency.IdempotencyKeys} does this for ordinary requests. A use
 * case that counts its statements may read the row in its opening statement and insert it in its closing one, with
 * {@link org.onward.idempotency.IdempotencyKey} for key and hash.
 */
package org.onward.idempotency;
