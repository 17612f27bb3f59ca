/** Starts jobs: the only caller of {@code JobOperator}. */
package org.onward.batch.launch;
