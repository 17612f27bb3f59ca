package org.onward.database;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.sql.DataSourceDefinition;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;

/** Opens the database when the application starts and closes it when the application stops. */
@DataSourceDefinition(
        name = "java:app/jdbc/onward",
        className = "org.onward.database.OnwardDataSource",
        minPoolSize = 2,
        initialPoolSize = 2,
        maxPoolSize = 40,
        // WildFly takes no XA data source without a property that is a text.
        properties = "applicationName=onward")
@Singleton
@Startup
@TransactionManagement(TransactionManagementType.BEAN)
public class DatabaseStartup {
    @PostConstruct
    void open() {
        Database.running();
    }

    @PreDestroy
    void close() {
        Database.stop();
    }
}
