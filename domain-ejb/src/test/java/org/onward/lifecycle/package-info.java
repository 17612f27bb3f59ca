/**
 * The life of tasks against a plain model: random sequences of what people do, clock moves and restarts, taken as real turns on a
 * real PostgreSQL without a server.
 */
package org.onward.lifecycle;
