/** Understanding what people write, without a language model: times, durations, titles, mood and intent (design §5). */
package org.onward.rules.language;
