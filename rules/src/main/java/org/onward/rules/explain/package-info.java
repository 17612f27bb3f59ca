/**
 * Why a decision came out as it did, in words a person can read and ids an analyst can follow. May use {@code table}.
 */
package org.onward.rules.explain;
