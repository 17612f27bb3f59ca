/**
 * Reads request bodies into records, strictly: what is unknown, missing its type or not storable is refused with its JSON
 * path and what would be accepted. The same on every server, which their own JSON binding is not (ADR 7).
 */
package org.onward.web.json;
