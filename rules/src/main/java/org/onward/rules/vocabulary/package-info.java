/** The words every decision shares: kinds of work, energy, mood, bands of the day. Depends on nothing. */
package org.onward.rules.vocabulary;
