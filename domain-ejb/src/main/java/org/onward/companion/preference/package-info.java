/** How a person likes to work: told in passing, asked about once a day at most, kept, shown, dropped (companion spec §12). */
package org.onward.companion.preference;
