/** Capturing tasks: clarify at most three times, label, plan, save, confirm, correct (companion spec §2, §3). */
package org.onward.companion.intake;
