package org.onward.web;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/** The REST API below {@code /api}. */
@ApplicationPath("api")
public class OnwardApplication extends Application {}
