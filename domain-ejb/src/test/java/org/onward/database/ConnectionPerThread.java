package org.onward.database;

import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.logging.Logger;
import javax.sql.DataSource;

/** Hands every thread the same connection each time and leaves it open when it is given back. */
final class ConnectionPerThread implements DataSource {
    private final DataSource source;
    private final ThreadLocal<Connection> open = new ThreadLocal<>();

    ConnectionPerThread(DataSource source) {
        this.source = source;
    }

    @Override
    public Connection getConnection() throws SQLException {
        if (open.get() == null) {
            open.set(keptOpen(source.getConnection()));
        }
        return open.get();
    }

    private static Connection keptOpen(Connection connection) {
        return (Connection) Proxy.newProxyInstance(
                ConnectionPerThread.class.getClassLoader(),
                new Class<?>[] {Connection.class},
                (proxy, method, values) -> {
                    if (method.getName().equals("close")) {
                        return null;
                    }
                    try {
                        return method.invoke(connection, values);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    @Override
    public Connection getConnection(String user, String password) throws SQLException {
        return getConnection();
    }

    @Override
    public PrintWriter getLogWriter() throws SQLException {
        return source.getLogWriter();
    }

    @Override
    public void setLogWriter(PrintWriter out) throws SQLException {
        source.setLogWriter(out);
    }

    @Override
    public void setLoginTimeout(int seconds) throws SQLException {
        source.setLoginTimeout(seconds);
    }

    @Override
    public int getLoginTimeout() throws SQLException {
        return source.getLoginTimeout();
    }

    @Override
    public Logger getParentLogger() throws SQLFeatureNotSupportedException {
        throw new SQLFeatureNotSupportedException();
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        return source.unwrap(type);
    }

    @Override
    public boolean isWrapperFor(Class<?> type) throws SQLException {
        return source.isWrapperFor(type);
    }
}
