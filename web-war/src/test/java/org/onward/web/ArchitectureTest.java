package org.onward.web;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import jakarta.enterprise.context.RequestScoped;
import jakarta.persistence.Entity;
import jakarta.ws.rs.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** This module parses, calls one service and shapes the answer. */
class ArchitectureTest {
    static final ArchRule the_web_knows_no_database_no_batch_and_no_rule_engine = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javax.sql..", "jakarta.batch..", "org.kie..", "org.drools..", "org.onward.batch..")
            .because("a domain service is the seam to all of them");

    static final ArchRule the_web_never_holds_an_entity_manager = noClasses()
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("jakarta.persistence.EntityManager")
            .because("a domain service is the seam to the database");

    static final ArchRule only_the_problem_mapper_looks_at_database_failures = noClasses()
            .that()
            .resideOutsideOfPackage("org.onward.web.error")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("jakarta.persistence..", "java.sql..")
            .because("org.onward.web.error turns failures into answers");

    static final ArchRule no_resource_answers_an_entity = methods()
            .that()
            .areDeclaredInClassesThat()
            .areAnnotatedWith(Path.class)
            .and()
            .arePublic()
            .should()
            .notHaveRawReturnType(
                    com.tngtech.archunit.core.domain.properties.CanBeAnnotated.Predicates.annotatedWith(Entity.class))
            .because("JSON records are the seam");

    static final ArchRule resources_are_named_so_and_live_for_one_request = classes()
            .that()
            .areAnnotatedWith(Path.class)
            .should()
            .haveSimpleNameEndingWith("Resource")
            .andShould()
            .beAnnotatedWith(RequestScoped.class);

    static final ArchRule only_the_security_filters_recognise_a_sender = noClasses()
            .that()
            .resideOutsideOfPackage("org.onward.web.security")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("org.onward.identity.Authentication")
            .because("CurrentCaller is the seam");

    static final ArchRule access_is_said_with_our_own_annotations = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAPackage("jakarta.annotation.security")
            .because("Payara enforces those itself, against its own realm (ADR 6)");

    static final ArchRule capabilities_are_free_of_cycles = SlicesRuleDefinition.slices()
            .matching("org.onward.web.(*)..")
            .should()
            .beFreeOfCycles();

    static final ArchRule names_say_what_a_class_is = noClasses()
            .should()
            .haveNameMatching(".*(Impl|Utils?|Helper|Manager|DTO)|.*\\.Default[^.]*")
            .orShould()
            .resideInAnyPackage("..util..", "..common..", "..impl..", "..dto..", "..helpers..", "..misc..");

    static final ArchRule no_class_looks_at_the_servers_own_clock = noClasses()
            .should()
            .callMethod("java.time.Instant", "now")
            .orShould()
            .callMethod("java.lang.System", "currentTimeMillis")
            .because("java.time.Clock is injected");

    static final ArchRule nothing_starts_a_process_opens_a_connection_or_revives_objects = noClasses()
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.lang.ProcessBuilder")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.lang.Runtime")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.io.ObjectInputStream")
            .orShould()
            .dependOnClassesThat()
            .resideInAPackage("java.net.http");

    @TestFactory
    Stream<DynamicTest> every_rule_holds() {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("org.onward.web");
        return Arrays.stream(ArchitectureTest.class.getDeclaredFields())
                .filter(field -> field.getType() == ArchRule.class)
                .map(field ->
                        DynamicTest.dynamicTest(field.getName(), () -> ((ArchRule) field.get(null)).check(classes)));
    }
}
