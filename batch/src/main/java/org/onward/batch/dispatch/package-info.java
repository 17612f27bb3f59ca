/**
 * Delivering what is due: a timer that knows the next due time starts a job of claiming reader, sending processor and recording
 * writer (companion spec §11.3, §11.9).
 */
package org.onward.batch.dispatch;
