/**
 * Conversations in plain files, word for word, held with the whole product over HTTP. What a line may say is in
 * {@code conversations/README.md} beside the files.
 */
package org.onward.conversations;
