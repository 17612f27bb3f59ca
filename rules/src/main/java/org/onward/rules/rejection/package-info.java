/**
 * Declines: which reason somebody gives, what it does to the task, how to answer the more of them there are, and what is heard
 * between the words (companion spec §7.1–7.3). Depends on {@code rulebase}, {@code table}, {@code words} and {@code explain}.
 */
package org.onward.rules.rejection;
