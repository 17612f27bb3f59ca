/** Versions of rows as entity tags: nobody overwrites what they did not see. */
package org.onward.web.revision;
