/** People, how they prove who they are, and what they may do (design §7). */
package org.onward.identity;
