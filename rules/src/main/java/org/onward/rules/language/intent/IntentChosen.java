package org.onward.rules.language.intent;

import org.onward.rules.language.Intent;

/**
 * Conclusion: what the message wants.
 *
 * @param intent the reading decided on
 * @param clear whether to act on it; otherwise ask, offering {@code alternative} too
 * @param alternative the other reading to offer; the same as {@code intent} when clear
 */
public record IntentChosen(Intent intent, boolean clear, Intent alternative) {
    public static IntentChosen clearly(Intent intent) {
        return new IntentChosen(intent, true, intent);
    }
}
