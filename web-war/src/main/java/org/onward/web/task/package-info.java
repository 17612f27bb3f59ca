/** Tasks over HTTP: what is on stage, and correcting labels. */
package org.onward.web.task;
