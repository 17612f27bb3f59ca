/** When a task proves too large: asking, cutting, offering the next piece (companion spec §9). */
package org.onward.companion.breakdown;
