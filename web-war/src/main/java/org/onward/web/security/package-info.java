/**
 * Who sent a request and what they may do (docs/security.md, ADR 6). Filters run in this order: {@code AuthenticationFilter}
 * recognises the sender, {@code CsrfFilter} refuses what another site made a browser send, {@code RolesFilter} asks for
 * the annotations of the resource method, {@code RequestBodyFilter} limits and keeps the body. Resources learn the sender
 * from an injected {@link org.onward.web.security.CurrentCaller}, and in no other way.
 */
package org.onward.web.security;
