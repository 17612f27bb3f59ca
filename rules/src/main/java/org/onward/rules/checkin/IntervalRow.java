package org.onward.rules.checkin;

/**
 * A row of the table {@code check-in-factors}.
 *
 * @param row id to cite
 * @param sent how many were sent
 * @param factor share of the estimate until the next
 */
public record IntervalRow(String row, int sent, double factor) {}
