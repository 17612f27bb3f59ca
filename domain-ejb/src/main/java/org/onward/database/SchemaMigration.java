package org.onward.database;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.ResourceProvider;
import org.flywaydb.core.api.resource.LoadableResource;
import org.flywaydb.core.internal.resource.classpath.ClassPathResource;

/**
 * Brings the schema up to this build's version, forward only. PostgreSQL's advisory lock lets one node migrate while the
 * others wait.
 */
final class SchemaMigration {
    /** Every script, in order: servers differ in how they let a class path be searched, so nothing is searched. */
    static final List<String> SCRIPTS = List.of(
            "V001__identity.sql",
            "V002__tasks_and_conversation.sql",
            "V003__learning.sql",
            "V004__preferences.sql",
            "V005__accompanying.sql",
            "V006__reminders.sql");

    static final String FOLDER = "db/migration/";

    private SchemaMigration() {}

    /** The schema's version afterwards. */
    static String migrate(DataSource dataSource) {
        ClassLoader classLoader = SchemaMigration.class.getClassLoader();
        try {
            Flyway flyway = Flyway.configure(classLoader)
                    .dataSource(dataSource)
                    .resourceProvider(new ListedScripts(classLoader))
                    .javaMigrationClassProvider(List::of)
                    .cleanDisabled(true)
                    // A newer schema than ours is not ignored: an older build would write what newer ones cannot read.
                    .ignoreMigrationPatterns(new String[0])
                    .load();
            flyway.migrate();
            MigrationInfo current = flyway.info().current();
            return current == null ? "none" : current.getVersion().getVersion();
        } catch (FlywayException e) {
            throw new CannotStart("The database schema cannot be brought up to date: " + e.getMessage(), e);
        }
    }

    private record ListedScripts(ClassLoader classLoader) implements ResourceProvider {
        /** Null when there is none: Flyway also asks for optional files beside each script. */
        @Override
        public LoadableResource getResource(String name) {
            return classLoader.getResource(name) == null ? null : resource(name);
        }

        @Override
        public Collection<LoadableResource> getResources(String prefix, String[] suffixes) {
            return SCRIPTS.stream()
                    .filter(script -> script.startsWith(prefix))
                    .filter(script -> List.of(suffixes).stream().anyMatch(script::endsWith))
                    .map(script -> resource(FOLDER + script))
                    .toList();
        }

        private LoadableResource resource(String name) {
            return new ClassPathResource(null, name, classLoader, StandardCharsets.UTF_8);
        }
    }
}
