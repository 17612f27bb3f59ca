package org.onward.database;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.Statement;
import javax.sql.XAConnection;
import javax.transaction.xa.XAResource;

/** Wraps a connection and what it hands out, counting what is sent to the database in {@link StatementCount}. */
final class CountedConnection implements InvocationHandler {
    private final Object counted;

    private CountedConnection(Object counted) {
        this.counted = counted;
    }

    static XAConnection counting(XAConnection connection) {
        return wrap(XAConnection.class, connection);
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        if (counted instanceof Statement && method.getName().startsWith("execute")) {
            StatementCount.countStatement();
        } else if (method.getName().equals("commit")) {
            StatementCount.countCommit();
        }
        try {
            return wrapped(method.invoke(counted, arguments));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static Object wrapped(Object answer) {
        if (answer instanceof CallableStatement statement) {
            return wrap(CallableStatement.class, statement);
        }
        if (answer instanceof PreparedStatement statement) {
            return wrap(PreparedStatement.class, statement);
        }
        if (answer instanceof Statement statement) {
            return wrap(Statement.class, statement);
        }
        if (answer instanceof Connection connection) {
            return wrap(Connection.class, connection);
        }
        if (answer instanceof XAResource resource) {
            return wrap(XAResource.class, resource);
        }
        return answer;
    }

    private static <T> T wrap(Class<T> type, T counted) {
        return type.cast(Proxy.newProxyInstance(
                CountedConnection.class.getClassLoader(), new Class<?>[] {type}, new CountedConnection(counted)));
    }
}
