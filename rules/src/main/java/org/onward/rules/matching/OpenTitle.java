package org.onward.rules.matching;

import java.util.UUID;

/** An open task by its title, as matching sees it. */
public record OpenTitle(UUID id, String title) {}
