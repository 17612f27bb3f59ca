/** Measures how well messages are understood, on files of sentences with what they mean. */
package org.onward.rules.language.report;
