package org.onward.identity;

/**
 * Fired when sessions of an account end by log-out or a new password. Whoever keeps a connection open for the account
 * (an event stream) closes it; observe after the transaction's success.
 *
 * @param owner the account
 */
public record SessionsEnded(UserId owner) {}
