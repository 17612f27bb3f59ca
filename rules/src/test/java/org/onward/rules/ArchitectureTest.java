package org.onward.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What keeps the rules pure: no server, no database, no clock, no code in cells (ADR 2 and 3). */
class ArchitectureTest {
    static final ArchRule rules_know_no_server_and_no_database = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("jakarta..", "javax..", "java.sql..", "java.net..", "org.postgresql..")
            .because("decisions must be callable from a turn, a job and a backtest alike: facts come in as records");

    static final ArchRule only_the_rulebase_speaks_to_the_engine = noClasses()
            .that(writtenByPeople())
            .and()
            .resideOutsideOfPackage("org.onward.rules.rulebase..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.kie..", "org.drools..")
            .because("org.onward.rules.rulebase.Rulebase is the seam to the rule engine");

    static final ArchRule no_rule_is_compiled_at_run_time = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching(
                    "org\\.kie\\.(api\\.builder\\.(KieBuilder|KieFileSystem)|internal\\..*)|javax\\.script\\..*")
            .because("cells are data, and DRL is compiled when the product is built");

    static final ArchRule the_moment_is_an_argument = noClasses()
            .should()
            .callMethodWhere(readsAClock())
            .because("the same question must have the same answer tomorrow, in a test and in a backtest");

    static final ArchRule nothing_starts_a_process_or_reads_serialised_objects = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.lang\\.(ProcessBuilder|Runtime)|java\\.io\\.ObjectInputStream");

    static final ArchRule capabilities_do_not_depend_on_each_other_in_circles =
            slices().matching("org.onward.rules.(*)..").should().beFreeOfCycles();

    static final ArchRule names_are_the_fields_words = noClasses()
            .should()
            .haveNameMatching(".*(Impl|Utils?|Helper|Manager|DTO)|.*\\.Default[A-Z]\\w*")
            .orShould()
            .resideInAnyPackage("..util..", "..common..", "..impl..", "..dto..", "..helpers..", "..misc..")
            .because("a name says what a thing is, in the words of its capability");

    /** The rule compiler writes classes too, into the packages of the rules. */
    private static DescribedPredicate<JavaClass> writtenByPeople() {
        return DescribedPredicate.describe("are written by people", type -> !type.getName()
                .matches(".*\\.(P[0-9A-F]{2}|Rules[0-9a-f]{8,}|DomainClasses|LambdaP|ProjectRuntime).*"));
    }

    private static DescribedPredicate<JavaAccess<?>> readsAClock() {
        return DescribedPredicate.describe("reads a clock", access -> {
            AccessTarget target = access.getTarget();
            String owner = target.getOwner().getName();
            boolean now = owner.startsWith("java.time.") && target.getName().equals("now");
            boolean millis = owner.equals("java.lang.System")
                    && (target.getName().equals("currentTimeMillis")
                            || target.getName().equals("nanoTime"));
            boolean systemClock =
                    owner.equals("java.time.Clock") && target.getName().startsWith("system");
            return now || millis || systemClock;
        });
    }

    @TestFactory
    Stream<DynamicTest> every_rule_holds() {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("org.onward.rules");
        return Arrays.stream(ArchitectureTest.class.getDeclaredFields())
                .filter(field -> field.getType() == ArchRule.class)
                .map(field ->
                        DynamicTest.dynamicTest(field.getName(), () -> ((ArchRule) field.get(null)).check(classes)));
    }
}
