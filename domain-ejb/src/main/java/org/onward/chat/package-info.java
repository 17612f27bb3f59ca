/**
 * The conversation as a use case: one message in, one answer out, in one transaction. Decides which capability answers; the
 * capabilities never see each other through here.
 */
package org.onward.chat;
