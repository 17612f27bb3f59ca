package org.onward.database;

/**
 * How many statements and commits the database has been sent on the current thread, so that a test can hold a request to
 * its budget. Nothing is counted unless {@code onward.db.count-statements} is on.
 *
 * @param statements executed, a batch counting once
 * @param commits of a transaction, in one phase or in two
 */
public record StatementCount(int statements, int commits) {
    private static final StatementCount NONE = new StatementCount(0, 0);
    private static final ThreadLocal<StatementCount> CURRENT = ThreadLocal.withInitial(() -> NONE);

    /** Whether anything is counted at all. */
    public static boolean isOn() {
        return Database.running().countsStatements();
    }

    /** Starts from zero on this thread. */
    public static void restart() {
        CURRENT.remove();
    }

    /** What this thread has sent since {@link #restart}. */
    public static StatementCount ofThisThread() {
        return CURRENT.get();
    }

    static void countStatement() {
        StatementCount soFar = CURRENT.get();
        CURRENT.set(new StatementCount(soFar.statements + 1, soFar.commits));
    }

    static void countCommit() {
        StatementCount soFar = CURRENT.get();
        CURRENT.set(new StatementCount(soFar.statements, soFar.commits + 1));
    }
}
