/** What must stay true when a server dies, a database goes away or two things happen at once. */
package org.onward.reliability;
