package org.onward.identity;

import java.time.ZoneId;
import java.util.Set;

/**
 * Who sent a request, read once when it arrives.
 *
 * @param userId their account
 * @param zone their time zone
 * @param roles what they may do; always contains USER
 */
public record Caller(UserId userId, ZoneId zone, Set<Role> roles) {}
