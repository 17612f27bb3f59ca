/**
 * The page in a real Chromium. Most tests here let it talk to a scripted server, so that slow answers, lost connections and hostile texts can be
 * staged exactly; the tests against the running product use the same page objects. Without Chromium or Node they are skipped and say so.
 */
package org.onward.browser;
