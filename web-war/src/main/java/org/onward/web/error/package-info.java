/** The one shape of every refusal and failure: RFC 9457 problem documents, for JAX-RS and for the container alike. */
package org.onward.web.error;
