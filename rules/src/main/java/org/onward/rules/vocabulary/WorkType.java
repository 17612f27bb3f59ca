package org.onward.rules.vocabulary;

/** What kind of attention a task asks for (companion spec §2.3). */
public enum WorkType {
    FOCUS,
    CREATIVE,
    SOCIAL,
    INDEPENDENT
}
