package org.onward.conversation;

import java.util.Optional;
import org.onward.identity.UserId;

/**
 * Fired on every node when a conversation has new messages.
 *
 * @param owner whose; empty after a gap in which anybody's may have been missed
 */
public record News(Optional<UserId> owner) {}
