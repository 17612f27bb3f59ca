/** Labels for a captured task: kind of work, urgency, minutes, energy (companion spec §2.3–2.6). */
package org.onward.rules.labels;
