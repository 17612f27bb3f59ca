/** Following up on a task under way: keeping the times, and sending when a sender asks (companion spec §6). */
package org.onward.companion.checkin;
