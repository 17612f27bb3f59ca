/** The one clock. Everything else has it injected, so that tests and rehearsals can move it. */
package org.onward.time;
