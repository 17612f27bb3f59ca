package org.onward.web.security;

import jakarta.enterprise.context.RequestScoped;
import org.onward.idempotency.IdempotencyKey;

/** The bytes of the current request's body, as sent. */
@RequestScoped
public class RequestBody {
    private byte[] bytes = {};

    void keep(byte[] read) {
        bytes = read;
    }

    /** What tells this request from another with the same Idempotency-Key. */
    public byte[] hash() {
        return IdempotencyKey.requestHash(bytes);
    }
}
