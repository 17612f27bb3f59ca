package org.onward.rules.rulebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

class RulebaseTest {
    @Test
    void rules_load_whatever_the_context_class_loader_of_the_caller_is() throws Exception {
        Thread caller = new Thread(() -> Rulebase.named("labels"));
        caller.setContextClassLoader(ClassLoader.getPlatformClassLoader());
        List<Throwable> failures = new CopyOnWriteArrayList<>();
        caller.setUncaughtExceptionHandler((thread, failure) -> failures.add(failure));

        caller.start();
        caller.join();

        assertThat(failures).isEmpty();
    }

    @Test
    void a_rulebase_is_loaded_once() {
        assertThat(Rulebase.named("labels")).isSameAs(Rulebase.named("labels"));
    }
}
