/** Sending check-ins that are due, person by person (companion spec §6). */
package org.onward.batch.checkin;
