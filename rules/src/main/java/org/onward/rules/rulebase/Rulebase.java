package org.onward.rules.rulebase;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.definition.rule.Rule;
import org.kie.api.runtime.KieContainer;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.AgendaFilter;

/**
 * The rules of one capability, compiled when the product was built. A knowledge base is loaded on first use (about a second
 * in a cold virtual machine) and shared from then on. Safe for all threads: every call reasons in a session of its own.
 */
public final class Rulebase {
    /** No decision comes near this many firings; a rule that wakes itself up for ever must not hang the caller. */
    private static final int MOST_FIRINGS = 200_000;

    private static final Map<String, Rulebase> LOADED = new ConcurrentHashMap<>();

    private final String name;
    private final KieBase rules;
    private final AgendaFilter mayFire;

    private Rulebase(String name, KieBase rules, AgendaFilter mayFire) {
        this.name = name;
        this.rules = rules;
        this.mayFire = mayFire;
    }

    /** The rules of the knowledge base with this name in {@code META-INF/kmodule.xml}. */
    public static Rulebase named(String name) {
        return LOADED.computeIfAbsent(
                name,
                key -> seeingOurClasses(() -> {
                    // One at a time: two threads that read different rules from one container can leave rules that
                    // never fire.
                    synchronized (LOADED) {
                        KieBase rules = Compiled.RULES.getKieBase(key);
                        // The first session looks up more of KIE's services: let it do so here.
                        rules.newKieSession().dispose();
                        return new Rulebase(key, rules, match -> true);
                    }
                }));
    }

    /**
     * Puts the facts before the rules, lets them come to rest and returns all that holds then. Facts are records and are
     * never changed; a conclusion is a new fact.
     */
    public Conclusions reason(Collection<?> facts) {
        KieSession session = rules.newKieSession();
        try {
            facts.forEach(session::insert);
            if (session.fireAllRules(mayFire, MOST_FIRINGS) == MOST_FIRINGS) {
                throw new IllegalStateException("The rules \"" + name + "\" do not come to rest");
            }
            return new Conclusions(List.copyOf(session.getObjects()));
        } finally {
            session.dispose();
        }
    }

    /** The same rules, of which only those fire that the filter lets through. */
    Rulebase firingOnly(AgendaFilter filter) {
        return new Rulebase(name, rules, filter);
    }

    /** Every rule, with its metadata. */
    List<Rule> rules() {
        return rules.getKiePackages().stream()
                .flatMap(rulesOfPackage -> rulesOfPackage.getRules().stream())
                .toList();
    }

    /**
     * KIE looks for its own services with the context class loader, and in an application server that one may not see this
     * module: so the thread carries ours for as long as something is loaded.
     */
    private static <T> T seeingOurClasses(Supplier<T> loading) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(Rulebase.class.getClassLoader());
        try {
            return loading.get();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** The container is read once, and only when the first rulebase is asked for. */
    private static final class Compiled {
        private static final KieContainer RULES =
                KieServices.get().newKieClasspathContainer(Rulebase.class.getClassLoader());
    }
}
