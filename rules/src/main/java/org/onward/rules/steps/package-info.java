/** Concrete steps for every task: how many, shown inline or kept as hidden pieces, with preparation (companion spec §3). */
package org.onward.rules.steps;
