package org.onward.conversations;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Labels as people write them, {@code focus, 25 minutes, urgency 65, high energy}, as fields of a task. */
final class Labels {
    private static final Pattern MINUTES = Pattern.compile("(\\d+) minutes?");
    private static final Pattern URGENCY = Pattern.compile("urgency (\\d+)");
    private static final Pattern ENERGY = Pattern.compile("(low|medium|high) energy");
    private static final Pattern TYPE = Pattern.compile("focus|creative|social|independent");
    private static final Pattern TITLE = Pattern.compile("called \"(.+)\"");

    private Labels() {}

    static Map<String, Object> read(String list) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (String label : list.split(",\\s*")) {
            read(label.strip(), fields);
        }
        return fields;
    }

    private static void read(String label, Map<String, Object> fields) {
        Matcher minutes = MINUTES.matcher(label);
        Matcher urgency = URGENCY.matcher(label);
        Matcher energy = ENERGY.matcher(label);
        Matcher title = TITLE.matcher(label);
        if (minutes.matches()) {
            fields.put("minutes", Integer.parseInt(minutes.group(1)));
        } else if (urgency.matches()) {
            fields.put("urgency", Integer.parseInt(urgency.group(1)));
        } else if (energy.matches()) {
            fields.put("energy", energy.group(1));
        } else if (TYPE.matcher(label).matches()) {
            fields.put("workType", label);
        } else if (title.matches()) {
            fields.put("title", title.group(1));
        } else {
            throw new IllegalArgumentException("No label: " + label);
        }
    }
}
