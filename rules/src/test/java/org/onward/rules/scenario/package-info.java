/**
 * Scenarios for rules, and the guard against tests that never touch their rule.
 *
 * <p>To plug a capability in: (1) write cases as {@code src/test/resources/scenarios/<kbase>/<decision>/<case>.yaml} with the
 * keys {@code given}, {@code expect}, {@code fires} (ids of rules that must fire) and {@code spares} (ids of rules that come near
 * and must not fire); (2) give the facade a package-private constructor that takes a
 * {@link org.onward.rules.rulebase.Rulebase}; (3) extend {@link org.onward.rules.scenario.RuleScenarios} in a test of the
 * capability's own package, whose {@code decide} turns {@code given} into a call of the facade and the answer into a map. The
 * values of {@code expect} are compared as texts.
 *
 * <p>From then on every scenario must come out as told, every rule must be fired and spared somewhere, and with any one rule
 * silenced some scenario must fail.
 */
package org.onward.rules.scenario;
