package org.onward.web.security;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A resource method that everybody may call. Not {@code @PermitAll}: Payara enforces the annotations of
 * {@code jakarta.annotation.security} on resources itself, asks its own realm, and answers 401 (ADR 6).
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface OpenToVisitors {}
