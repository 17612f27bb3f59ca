/** Cursor paging, the same for every list. */
package org.onward.web.page;
