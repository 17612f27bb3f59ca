/**
 * Learning from how a person works, and what it changes (companion spec §7.4, §9.4, §10.4). Other capabilities teach lessons and
 * ask for their effects; nothing here depends on them.
 */
package org.onward.companion.learning;
