/** Following up on a task under way: when, whether, and what an answer does (companion spec §6). */
package org.onward.rules.checkin;
