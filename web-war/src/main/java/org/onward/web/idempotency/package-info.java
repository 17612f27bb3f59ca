/** Gives resource methods the {@code Idempotency-Key} with one annotation. */
package org.onward.web.idempotency;
