/** Jakarta Batch jobs and the timers that start them: plumbing only, each item calls one domain service. */
package org.onward.batch;
