/**
 * What a message wants: scorers trained on the exemplar table, the weight of the dialogue state, and the facts on which the
 * rules of the knowledge base "language" decide. Another scorer needs only to implement {@code TextScorer}.
 */
package org.onward.rules.language.intent;
