/**
 * One turn of a conversation: where it stands, what may be remembered, what is answered, and the journal that writes it all in
 * one statement (companion spec §1.6). Knows tasks and the rules' facades; the capabilities that answer build on it.
 */
package org.onward.conversation;
