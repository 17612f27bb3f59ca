package org.onward.web.revision;

import jakarta.ws.rs.core.EntityTag;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onward.problem.Conflict;
import org.onward.problem.InvalidInput;

/** The version of a row as an entity tag. */
public final class EntityVersion {
    private static final Pattern STRONG_TAG = Pattern.compile("\"(\\d{1,18})\"");

    private EntityVersion() {}

    public static EntityTag tag(long version) {
        return new EntityTag(Long.toString(version));
    }

    /** The version named in If-Match. Refuses a missing header with 428, so that nobody overwrites what they did not see. */
    public static long required(String ifMatch) {
        if (ifMatch == null || ifMatch.isBlank()) {
            throw new Conflict(
                    "version_required",
                    "Which version did you change?",
                    "Send If-Match with the ETag you got, such as \"3\".");
        }
        Matcher tag = STRONG_TAG.matcher(ifMatch.strip());
        if (!tag.matches()) {
            throw InvalidInput.of("If-Match", ifMatch, "one strong entity tag such as \"3\"", "Send the ETag you got.");
        }
        return Long.parseLong(tag.group(1));
    }
}
