package org.onward.batch;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** This module is plumbing: it starts jobs, and each item calls one domain service. */
class ArchitectureTest {
    static final ArchRule only_the_job_launcher_starts_jobs = noClasses()
            .that()
            .doNotHaveSimpleName("JobLauncher")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("jakarta.batch.operations")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("jakarta.batch.runtime.BatchRuntime")
            .because("org.onward.batch.launch.JobLauncher is the seam to the batch runtime");

    static final ArchRule no_item_touches_the_database_itself = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("jakarta.persistence..", "java.sql..", "javax.sql..", "org.postgresql..")
            .because("a batch item calls one domain service");

    static final ArchRule batch_knows_neither_rules_nor_http = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.onward.rules..", "org.kie..", "org.drools..", "jakarta.ws.rs..", "jakarta.servlet..")
            .because("decisions are asked for by domain services, and requests come in through web-war");

    static final ArchRule artifacts_are_named_after_their_classes = classes()
            .that()
            .areAssignableTo("jakarta.batch.api.Batchlet")
            .should()
            .beAnnotatedWith("jakarta.inject.Named")
            .because("job definitions refer to them by that name");

    static final ArchRule no_class_looks_at_the_servers_own_clock = noClasses()
            .should()
            .callMethod("java.time.Instant", "now")
            .orShould()
            .callMethod("java.lang.System", "currentTimeMillis")
            .because("java.time.Clock is injected");

    @TestFactory
    Stream<DynamicTest> every_rule_holds() {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("org.onward.batch");
        return Arrays.stream(ArchitectureTest.class.getDeclaredFields())
                .filter(field -> field.getType() == ArchRule.class)
                .map(field ->
                        DynamicTest.dynamicTest(field.getName(), () -> ((ArchRule) field.get(null)).check(classes)));
    }
}
