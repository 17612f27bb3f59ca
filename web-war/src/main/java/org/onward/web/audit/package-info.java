/** The audit trail over HTTP. */
package org.onward.web.audit;
