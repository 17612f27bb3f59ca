package org.onward.batch;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** This module is plumbing: it starts jobs, and each item calls one domain service. */
@AnalyzeClasses(packages = "org.onward.batch", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
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

    @ArchTest
    static final ArchRule no_item_touches_the_database_itself = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("jakarta.persistence..", "java.sql..", "javax.sql..", "org.postgresql..")
            .because("a batch item calls one domain service");

    @ArchTest
    static final ArchRule batch_knows_neither_rules_nor_http = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.onward.rules..", "org.kie..", "org.drools..", "jakarta.ws.rs..", "jakarta.servlet..")
            .because("decisions are asked for by domain services, and requests come in through web-war");

    @ArchTest
    static final ArchRule artifacts_are_named_after_their_classes = classes()
            .that()
            .areAssignableTo("jakarta.batch.api.Batchlet")
            .should()
            .beAnnotatedWith("jakarta.inject.Named")
            .because("job definitions refer to them by that name");

    @ArchTest
    static final ArchRule no_class_looks_at_the_servers_own_clock = noClasses()
            .should()
            .callMethod("java.time.Instant", "now")
            .orShould()
            .callMethod("java.lang.System", "currentTimeMillis")
            .because("java.time.Clock is injected");
}
