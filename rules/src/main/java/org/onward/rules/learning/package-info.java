/**
 * What is learned about how a person works, and what it changes (companion spec §7.4, §9.4, §10.4). Rules and tables decide
 * both: which lesson something teaches, and what the lessons so far amount to now. Depends on {@code rulebase},
 * {@code table}, {@code explain} and {@code vocabulary}.
 */
package org.onward.rules.learning;
