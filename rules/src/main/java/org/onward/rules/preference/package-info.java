/**
 * How a person likes to work (companion spec §12): which preferences there are, which values they take, and which of them
 * somebody has just told us. Depends on {@code rulebase}, {@code table}, {@code words} and {@code explain}.
 */
package org.onward.rules.preference;
