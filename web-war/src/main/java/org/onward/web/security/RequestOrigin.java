package org.onward.web.security;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Where a request came from. Behind a proxy that is configured as trusted, its headers say so; otherwise anybody could
 * write them, and the connection says so.
 */
@RequestScoped
public class RequestOrigin {
    private static final int NETWORK_BYTES = 8;

    @Inject
    HttpServletRequest request;

    @Inject
    @ConfigProperty(name = "onward.behind-proxy", defaultValue = "false")
    boolean behindProxy;

    /** The address to count attempts by; for IPv6 the /64 network, because one household or attacker has all of it. */
    public String address() {
        String address =
                lastForwarded("X-Forwarded-For").filter(RequestOrigin::numeric).orElse(request.getRemoteAddr());
        return numeric(address) ? network(address) : address;
    }

    /** Whether the browser speaks HTTPS, to us or to the proxy. */
    public boolean secure() {
        return request.isSecure()
                || lastForwarded("X-Forwarded-Proto")
                        .filter("https"::equalsIgnoreCase)
                        .isPresent();
    }

    /** The proxy appends what it saw; what stands before it came from outside. */
    private Optional<String> lastForwarded(String header) {
        String value = behindProxy ? request.getHeader(header) : null;
        return Optional.ofNullable(value)
                .map(list -> list.substring(list.lastIndexOf(',') + 1).strip());
    }

    private static boolean numeric(String address) {
        return address.matches("[0-9a-fA-F:.]{2,45}") && address.matches(".*[:.].*");
    }

    private static String network(String address) {
        try {
            InetAddress parsed = InetAddress.getByName(address);
            if (!(parsed instanceof Inet6Address)) {
                return parsed.getHostAddress();
            }
            StringBuilder network = new StringBuilder();
            for (int i = 0; i < NETWORK_BYTES; i++) {
                network.append("%02x".formatted(parsed.getAddress()[i]));
            }
            return network.append("/64").toString();
        } catch (UnknownHostException e) {
            return address;
        }
    }
}
