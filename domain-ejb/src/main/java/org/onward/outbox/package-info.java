/**
 * Deliveries to come: claimed by whoever comes first, tried, tried again, given up, each settled exactly once (companion spec
 * §11.3–11.5). Knows rows and channels, not what is said; {@code batch} drives it.
 */
package org.onward.outbox;
