package org.onward.web.security;

import jakarta.annotation.security.DenyAll;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.container.ResourceInfo;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.onward.identity.Role;

/**
 * Who may call a resource method, by its annotation or else its class's. Without any: whoever is signed in.
 *
 * @param open whether visitors may, too
 * @param roles of which the caller needs one; empty when nobody may
 */
record Access(boolean open, Set<Role> roles) {
    private static final Access SIGNED_IN = new Access(false, Set.of(Role.USER));

    static Access to(ResourceInfo resource) {
        Method method = resource.getResourceMethod();
        return method == null
                ? SIGNED_IN
                : of(method).or(() -> of(method.getDeclaringClass())).orElse(SIGNED_IN);
    }

    private static Optional<Access> of(AnnotatedElement element) {
        for (Annotation annotation : element.getAnnotations()) {
            if (annotation instanceof PermitAll) {
                return Optional.of(new Access(true, Set.of()));
            } else if (annotation instanceof DenyAll) {
                return Optional.of(new Access(false, Set.of()));
            } else if (annotation instanceof RolesAllowed allowed) {
                return Optional.of(new Access(
                        false, Arrays.stream(allowed.value()).map(Role::valueOf).collect(Collectors.toSet())));
            }
        }
        return Optional.empty();
    }

    boolean allows(Set<Role> held) {
        return held.stream().anyMatch(roles::contains);
    }
}
