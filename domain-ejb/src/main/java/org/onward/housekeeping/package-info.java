/** Keeps the database fit: what nobody needs any more goes, what the next months need is made. Uses {@code identity} and {@code outbox}. */
package org.onward.housekeeping;
