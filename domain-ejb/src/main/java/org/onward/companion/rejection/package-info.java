/**
 * Declines and what they say about a task, waits and their end, distress between the words (companion spec §7). Uses selection,
 * execution and learning; none of them knows it.
 */
package org.onward.companion.rejection;
