package org.onward.rules.matching;

import java.util.List;
import java.util.Optional;

/**
 * Which open task the words of a message mean.
 *
 * @param names true when the message names something at all; "done!" names nothing
 * @param match the single task meant, with confidence at or above the limit of its use
 * @param options at most 3 tasks the words reached without deciding, best first
 */
public record NameMatch(boolean names, Optional<OpenTitle> match, List<OpenTitle> options) {}
