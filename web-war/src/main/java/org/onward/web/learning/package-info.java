/** What was learned about the caller, over HTTP. */
package org.onward.web.learning;
