package org.onward.rules.delivery;

import java.time.Duration;

/**
 * A row of the table {@code delivery-retries}.
 *
 * @param row id to cite
 * @param failures how often it failed
 * @param pause until the next try
 */
public record RetryRow(String row, int failures, Duration pause) {}
