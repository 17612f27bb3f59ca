/** Conversations with the whole product over HTTP: what people say, what they get, and what stays true whatever happens. */
package org.onward.scenario;
