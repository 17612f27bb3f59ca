/**
 * Decision tables as data: rows of typed cells that become facts. A cell is a value or a unary test and is never compiled
 * or evaluated as code.
 */
package org.onward.rules.table;
