/** The caller's preferences, over HTTP. */
package org.onward.web.preference;
