/** Makes the facades of module {@code rules} available for injection; the only place that creates them. */
package org.onward.rulebook;
