/** What this archive itself contributes to {@code /health}; the database speaks for itself. */
package org.onward.web.health;
