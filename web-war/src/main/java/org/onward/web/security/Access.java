package org.onward.web.security;

import jakarta.ws.rs.container.ResourceInfo;
import java.lang.reflect.Method;
import java.util.Set;
import org.onward.identity.Role;

/**
 * Who may call a resource method. Without an annotation: whoever is signed in.
 *
 * @param open whether visitors may, too
 * @param role what the caller's account has to have
 */
record Access(boolean open, Role role) {
    static Access to(ResourceInfo resource) {
        Method method = resource.getResourceMethod();
        boolean open = method != null && method.isAnnotationPresent(OpenToVisitors.class);
        RequiresRole required = method == null ? null : method.getAnnotation(RequiresRole.class);
        return new Access(open, required == null ? Role.USER : required.value());
    }

    boolean allows(Set<Role> held) {
        return held.contains(role);
    }
}
