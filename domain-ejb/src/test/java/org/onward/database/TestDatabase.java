package org.onward.database;

import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.Persistence;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * A real, migrated PostgreSQL and the product's persistence unit, without a server: started once for all tests of this
 * module. Tests make their own accounts and leave the rest alone.
 */
public final class TestDatabase {
    private static final EmbeddedPostgres POSTGRES =
            EmbeddedPostgres.start(Path.of("target", "test-database").toAbsolutePath(), 0);
    private static final PGSimpleDataSource DATA_SOURCE = dataSource();
    private static final EntityManagerFactory FACTORY;
    private static EntityManagerFactory lenient;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(POSTGRES::close));
        SchemaMigration.migrate(DATA_SOURCE);
        FACTORY = factory(DATA_SOURCE);
    }

    private TestDatabase() {}

    public static DataSource plain() {
        return DATA_SOURCE;
    }

    public static EntityManager entityManager() {
        return FACTORY.createEntityManager();
    }

    /**
     * For tests that write much and never ask whether it survives a crash: commits do not wait for the disk, and each thread
     * keeps one connection.
     */
    public static synchronized EntityManager lenientEntityManager() {
        if (lenient == null) {
            PGSimpleDataSource source = dataSource();
            source.setOptions("-c synchronous_commit=off");
            lenient = factory(new ConnectionPerThread(source));
        }
        return lenient.createEntityManager();
    }

    private static EntityManagerFactory factory(DataSource source) {
        return Persistence.createEntityManagerFactory(
                "onward",
                Map.of(
                        "jakarta.persistence.transactionType",
                        "RESOURCE_LOCAL",
                        "jakarta.persistence.nonJtaDataSource",
                        source,
                        "eclipselink.weaving",
                        "false"));
    }

    /** Runs the work in a transaction of this entity manager; rolls back when it throws. */
    public static <T> T inTransaction(EntityManager em, Callable<T> work) throws Exception {
        em.getTransaction().begin();
        try {
            T result = work.call();
            em.getTransaction().commit();
            return result;
        } finally {
            if (em.getTransaction().isActive()) {
                em.getTransaction().rollback();
            }
        }
    }

    private static PGSimpleDataSource dataSource() {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(POSTGRES.url());
        source.setUser(EmbeddedPostgres.USER);
        source.setPassword(POSTGRES.password());
        // As the product does: an absent id is then no text.
        source.setStringType("unspecified");
        return source;
    }
}
