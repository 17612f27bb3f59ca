/** What Onward does with tasks, one capability a package; each answers its part of a conversation. */
package org.onward.companion;
