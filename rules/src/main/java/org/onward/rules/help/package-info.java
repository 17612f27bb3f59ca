/** How small the next help should be when someone hesitates (companion spec §3.7). */
package org.onward.rules.help;
