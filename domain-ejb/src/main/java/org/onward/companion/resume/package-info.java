/** Coming back to work under way, through one gate (companion spec §8). */
package org.onward.companion.resume;
