/** How strongly a completion is celebrated, and when it is only acknowledged (companion spec §5.4, §13.4). */
package org.onward.rules.reward;
