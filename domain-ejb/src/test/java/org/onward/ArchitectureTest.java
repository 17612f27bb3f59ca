package org.onward;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.onward.identity.UserId;

/** The seams of this module: one clock, one way words leave, one place that makes facades, finders that know the owner. */
class ArchitectureTest {
    static final class ThisModule implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("/org/onward/rules/");
        }
    }

    static final ArchRule the_domain_knows_no_http_and_no_batch = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("jakarta.ws.rs..", "jakarta.servlet..", "jakarta.batch..", "org.onward.web..")
            .because("requests come in through web-war, jobs through batch");

    static final ArchRule the_rule_engine_stays_in_module_rules = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.kie..", "org.drools..", "opennlp..")
            .because("facades take and return records");

    static final ArchRule words_leave_through_the_tone_gate_alone = noClasses()
            .that()
            .doNotHaveSimpleName("ToneGate")
            .and()
            .resideOutsideOfPackage("org.onward.rulebook")
            .should()
            .dependOnClassesThat()
            .haveSimpleName("ToneGuard")
            .because("org.onward.conversation.ToneGate is the single point where messages leave");

    static final ArchRule facades_are_made_in_one_place = noClasses()
            .that()
            .resideOutsideOfPackage("org.onward.rulebook")
            .should()
            .callConstructorWhere(
                    DescribedPredicate.describe("a facade of the rules is made", call -> call.getTargetOwner()
                            .getName()
                            .matches("org\\.onward\\.rules\\..*\\.(Phrasebook|ToneGuard|LabelInference|StepPlanning"
                                    + "|SelectionScoring|MessageUnderstanding|TitleMatching)")))
            .because("loading rules takes a second: org.onward.rulebook.ShippedRulebook does it once");

    static final ArchRule one_clock = noClasses()
            .that()
            .resideOutsideOfPackage("org.onward.time")
            .should()
            .callMethodWhere(readsAClock())
            .because("java.time.Clock is injected, so that tests and rehearsals can move it");

    static final ArchRule a_chat_turn_is_written_by_its_one_transaction = noClasses()
            .that()
            .doNotHaveSimpleName("ChatService")
            .should()
            .callMethodWhere(DescribedPredicate.describe(
                    "a turn is closed",
                    call -> call.getTargetOwner().getSimpleName().equals("ConversationStore")
                            && call.getName().equals("close")))
            .because("ADR 10");

    static final ArchRule entities_are_injected_with_nothing = fields().that()
            .areDeclaredInClassesThat()
            .areAnnotatedWith("jakarta.persistence.Entity")
            .should()
            .notBeAnnotatedWith("jakarta.inject.Inject")
            .andShould()
            .notBeAnnotatedWith("jakarta.persistence.PersistenceContext");

    static final ArchRule finders_of_tasks_know_the_owner = methods()
            .that()
            .arePublic()
            .and()
            .areDeclaredInClassesThat()
            .haveSimpleName("TaskRepository")
            .and()
            .doNotHaveRawReturnType(void.class)
            .should(takeTheOwnerFirst());

    static final ArchRule only_the_embedded_database_starts_programs = noClasses()
            .that()
            .resideOutsideOfPackage("org.onward.database")
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.lang\\.(ProcessBuilder|ProcessHandle|Runtime)|java\\.io\\.ObjectInputStream"
                    + "|java\\.net\\.(URL|http\\..*)");

    static final ArchRule capabilities_do_not_depend_on_each_other_in_circles =
            slices().matching("org.onward.(**)").should().beFreeOfCycles();

    static final ArchRule names_are_the_fields_words = noClasses()
            .should()
            .haveNameMatching(".*(Impl|Utils?|Helper|Manager|DTO)|.*\\.Default[A-Z]\\w*")
            .orShould()
            .resideInAnyPackage("..util..", "..common..", "..impl..", "..dto..", "..helpers..", "..misc..");

    static final ArchRule session_beans_are_use_cases = classes()
            .that()
            .areAnnotatedWith("jakarta.ejb.Stateless")
            .should()
            .haveSimpleNameEndingWith("Service")
            .orShould()
            .haveSimpleName("IdempotencyKeys")
            .because("one public method is one use case and one transaction; keys wrap the use case they belong to");

    private static ArchCondition<JavaMethod> takeTheOwnerFirst() {
        return new ArchCondition<>("take the owner's id first") {
            @Override
            public void check(JavaMethod method, ConditionEvents events) {
                boolean takes = !method.getRawParameterTypes().isEmpty()
                        && method.getRawParameterTypes().get(0).isEquivalentTo(UserId.class);
                events.add(new SimpleConditionEvent(
                        method, takes, method.getDescription() + " takes " + method.getRawParameterTypes()));
            }
        };
    }

    private static DescribedPredicate<JavaAccess<?>> readsAClock() {
        return DescribedPredicate.describe("reads a clock", access -> {
            String owner = access.getTarget().getOwner().getName();
            String name = access.getTarget().getName();
            return owner.startsWith("java.time.") && name.equals("now")
                    || owner.equals("java.time.Clock") && name.startsWith("system")
                    || owner.equals("java.lang.System") && name.equals("currentTimeMillis");
        });
    }

    @TestFactory
    Stream<DynamicTest> every_rule_holds() {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .withImportOption(new ThisModule())
                .importPackages("org.onward");
        return Arrays.stream(ArchitectureTest.class.getDeclaredFields())
                .filter(field -> field.getType() == ArchRule.class)
                .map(field ->
                        DynamicTest.dynamicTest(field.getName(), () -> ((ArchRule) field.get(null)).check(classes)));
    }
}
