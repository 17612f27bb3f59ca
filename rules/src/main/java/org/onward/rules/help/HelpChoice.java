package org.onward.rules.help;

import org.onward.rules.explain.Explanation;

/**
 * The help to give.
 *
 * @param level how closely
 * @param action a movement of less than five minutes, for MICRO and HAND; empty otherwise
 * @param why the row that decided
 */
public record HelpChoice(HelpLevel level, String action, Explanation why) {}
