/** The HTTP API: parse, call one service, shape the answer. */
package org.onward.web;
