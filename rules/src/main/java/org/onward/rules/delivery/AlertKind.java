package org.onward.rules.delivery;

import java.time.Duration;

/**
 * A row of the table {@code alert-kinds}.
 *
 * @param name as stored
 * @param severity info, warning or critical
 * @param window one alert of the kind is enough for so long
 */
public record AlertKind(String name, String severity, Duration window) {}
