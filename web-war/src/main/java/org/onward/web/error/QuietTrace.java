package org.onward.web.error;

import java.sql.SQLException;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Where a failure happened, without what it said: messages of drivers and parsers quote what people wrote, and that never
 * gets into a log.
 */
final class QuietTrace {
    private static final int FRAMES = 25;
    private static final int DEEPEST = 8;

    private QuietTrace() {}

    static String of(Throwable failure) {
        StringBuilder trace = new StringBuilder();
        Throwable cause = failure;
        for (int depth = 0; cause != null && depth < DEEPEST; depth++) {
            trace.append(depth == 0 ? "" : "\ncaused by ")
                    .append(cause.getClass().getName());
            if (cause instanceof SQLException sql) {
                trace.append(" [").append(sql.getSQLState()).append(']');
            }
            trace.append(Arrays.stream(cause.getStackTrace())
                    .limit(FRAMES)
                    .map(frame -> "\n  at " + frame)
                    .collect(Collectors.joining()));
            cause = cause.getCause();
        }
        return trace.toString();
    }
}
