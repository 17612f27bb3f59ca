package org.onward.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onward.system.Answer;
import org.onward.system.OnwardSystem;

/** Every kind of answer carries the headers that tell a browser what not to do. */
class SecurityHeadersIT {
    @ParameterizedTest
    @CsvSource({
        "GET, /, 200, no-cache",
        "GET, /app/main.js, 200, no-cache",
        "GET, /webjars/preact/10.28.0/dist/preact.module.js, 200, 'public, max-age=31536000, immutable'",
        "GET, /webjars/missing.js, 404, no-store",
        "GET, /nothing-here, 404, no-store",
        "GET, /WEB-INF/web.xml, 404, no-store",
        "GET, /problem, 404, no-cache",
        "GET, /api/me, 200, no-store",
        "GET, /api/tokens, 401, no-store",
        "GET, /api/nothing-here, 404, no-store",
        "POST, /api/me, 405, no-store",
        "POST, /api/session, 400, no-store",
    })
    void headers_are_there(String method, String path, int status, String caching) {
        Answer answer = OnwardSystem.shared().visitor().send(method, path, null, Map.of());

        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.header("Content-Security-Policy"))
                .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'")
                .doesNotContain("unsafe");
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(answer.header("Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(answer.header("Permissions-Policy")).isNotEmpty();
        assertThat(answer.header("Cache-Control")).isEqualTo(caching);
        assertThat(answer.header("Access-Control-Allow-Origin")).isEmpty();
    }
}
