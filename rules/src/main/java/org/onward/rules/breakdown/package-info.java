/** What happens when a task proves too large: what is asked, and how it is cut smaller (companion spec §9). */
package org.onward.rules.breakdown;
