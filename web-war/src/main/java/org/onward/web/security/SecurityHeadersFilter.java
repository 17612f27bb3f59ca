package org.onward.web.security;

import jakarta.inject.Inject;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebFilter;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Tells browsers, with every answer, to run only Onward's own scripts and to show Onward in no other site's frame. */
@WebFilter(
        urlPatterns = "/*",
        asyncSupported = true,
        dispatcherTypes = {DispatcherType.REQUEST, DispatcherType.ERROR, DispatcherType.ASYNC})
public class SecurityHeadersFilter extends HttpFilter {
    private static final String CONTENT_POLICY = "default-src 'none'; script-src 'self'; style-src 'self';"
            + " img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self';"
            + " form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
    private static final String PERMISSIONS =
            "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()";

    @Inject
    transient RequestOrigin origin;

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        response.setHeader("Content-Security-Policy", CONTENT_POLICY);
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("X-Frame-Options", "DENY");
        response.setHeader("Referrer-Policy", "no-referrer");
        response.setHeader("Permissions-Policy", PERMISSIONS);
        response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
        response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
        response.setHeader("Cache-Control", caching(request));
        if (origin.secure()) {
            response.setHeader("Strict-Transport-Security", "max-age=31536000");
        }
        chain.doFilter(request, response);
    }

    /** Libraries have their version in their path; the page's own files are asked for again each time. */
    private static String caching(HttpServletRequest request) {
        String path = request.getRequestURI().substring(request.getContextPath().length());
        boolean error = request.getDispatcherType() == DispatcherType.ERROR;
        if (!error && (path.startsWith("/webjars/") || path.startsWith("/_static/"))) {
            return "public, max-age=31536000, immutable";
        }
        return error || path.startsWith("/api") ? "no-store" : "no-cache";
    }
}
