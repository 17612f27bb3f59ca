package org.onward.web.idempotency;

import jakarta.enterprise.util.Nonbinding;
import jakarta.interceptor.InterceptorBinding;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A resource method that creates something once for each {@code Idempotency-Key}: the same key again gets the same answer,
 * with {@code Idempotency-Replayed: true}. An interceptor and no JAX-RS filter, because effect and recorded answer share
 * one transaction, and a filter cannot stand around the method.
 */
@InterceptorBinding
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Idempotent {
    /** The name of the operation; keys of different operations do not meet. */
    @Nonbinding
    String value() default "";
}
