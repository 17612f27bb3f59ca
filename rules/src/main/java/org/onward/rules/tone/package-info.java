/** The product's words and the constraints every message must hold (companion spec §14, look: Words). */
package org.onward.rules.tone;
