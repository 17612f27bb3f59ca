/** Working on a task: start, one step after the other, stop, help, done (companion spec §3.6–3.7, §5, §10). */
package org.onward.companion.execution;
