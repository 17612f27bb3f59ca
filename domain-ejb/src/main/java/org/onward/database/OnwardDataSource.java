package org.onward.database;

import java.io.PrintWriter;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.logging.Logger;
import javax.sql.XAConnection;
import javax.sql.XADataSource;

/**
 * What the server's connection pool behind {@code java:app/jdbc/onward} draws its connections from. It is an XA source
 * because a batch checkpoint and the work of its chunk commit together, in the job repository and here.
 */
public class OnwardDataSource implements XADataSource {
    private PrintWriter logWriter;
    private int loginTimeout;
    private String applicationName = "onward";

    @Override
    public XAConnection getXAConnection() throws SQLException {
        return Database.running().xaConnection(applicationName);
    }

    /** What PostgreSQL shows in {@code pg_stat_activity}. */
    public String getApplicationName() {
        return applicationName;
    }

    public void setApplicationName(String name) {
        applicationName = name;
    }

    /** The configured user is the only one: a pool asks with its own, empty, name. */
    @Override
    public XAConnection getXAConnection(String user, String password) throws SQLException {
        return getXAConnection();
    }

    @Override
    public PrintWriter getLogWriter() {
        return logWriter;
    }

    @Override
    public void setLogWriter(PrintWriter out) {
        logWriter = out;
    }

    @Override
    public int getLoginTimeout() {
        return loginTimeout;
    }

    @Override
    public void setLoginTimeout(int seconds) {
        loginTimeout = seconds;
    }

    @Override
    public Logger getParentLogger() throws SQLFeatureNotSupportedException {
        throw new SQLFeatureNotSupportedException("PostgreSQL's driver logs for itself");
    }
}
