/** Slows down guessing of passwords without ever locking a person out. */
package org.onward.identity.throttle;
