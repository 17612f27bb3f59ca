/** Drives the product as a whole, over HTTP: the server process, the people who use it, what they are answered. */
package org.onward.system;
