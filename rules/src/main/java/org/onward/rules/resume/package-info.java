/** The single gate through which somebody returns to work under way (companion spec §8). */
package org.onward.rules.resume;
