/** Short answers to questions that are open: yes or no, which of these, how far, how it felt (companion spec §8.5, §9.1, §10.3–10.4). */
package org.onward.rules.answer;
