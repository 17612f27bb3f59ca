/** Finds the task that words mean: the duplicate guard (companion spec §2.9) and completion by name (§10.2). */
package org.onward.rules.matching;
