/** What a request cost, told in its answer when the operator asks for it. */
package org.onward.web.diagnostics;
