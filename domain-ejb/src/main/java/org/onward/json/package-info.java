/** Reading and writing JSON text through Jakarta JSON Processing, with the provider looked up once. */
package org.onward.json;
