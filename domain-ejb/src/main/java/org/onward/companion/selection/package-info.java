/** Offering exactly one task, and another when it is declined (companion spec §4, §7.1, §7.3). */
package org.onward.companion.selection;
