/** Reads a remark about the task just saved as a correction of its labels (companion spec §2.8). */
package org.onward.rules.correction;
