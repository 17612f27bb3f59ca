/** What becomes of a delivery: tried again or given up, alone or together with others, worth an alert or not (companion spec §11.3–11.5). */
package org.onward.rules.delivery;
