package org.onward.identity;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.onward.problem.InvalidInput;

/** The name of a time zone as somebody sent it. */
public final class ZoneName {
    private static final int LONGEST = 64;

    private ZoneName() {}

    /** The zone; UTC for none. Throws {@link InvalidInput} for a name this server does not know. */
    public static ZoneId read(String text) {
        if (text == null) {
            return ZoneOffset.UTC;
        }
        try {
            if (text.length() <= LONGEST) {
                return ZoneId.of(text);
            }
        } catch (DateTimeException e) {
            throw unknown(text, e);
        }
        throw unknown(text, null);
    }

    private static InvalidInput unknown(String text, DateTimeException cause) {
        InvalidInput refusal =
                InvalidInput.of("zone", text, "a time zone such as Europe/Paris", "Choose a time zone from the list.");
        refusal.initCause(cause);
        return refusal;
    }
}
