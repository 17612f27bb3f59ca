/** What happened that matters for safety, in rows that are only ever added. Knows accounts by their id alone. */
package org.onward.audit;
