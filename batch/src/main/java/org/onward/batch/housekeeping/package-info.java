/** The hourly housekeeping job: forget what has expired, make room for the months to come. */
package org.onward.batch.housekeeping;
