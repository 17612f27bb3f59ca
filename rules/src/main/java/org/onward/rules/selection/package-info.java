/** Picks exactly one task for the time and mood at hand (companion spec §4). */
package org.onward.rules.selection;
