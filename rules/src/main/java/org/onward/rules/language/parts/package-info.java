/** Messages with more than one wish: where they can be cut, and which cuts the rules of the knowledge base "parts" allow. */
package org.onward.rules.language.parts;
