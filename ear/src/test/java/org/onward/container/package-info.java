/** What only a container can show: injection, transactions and jobs of the real archive, seen from inside. */
package org.onward.container;
