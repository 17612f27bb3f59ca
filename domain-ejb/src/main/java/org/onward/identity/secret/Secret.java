package org.onward.identity.secret;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/** Makes secrets of 256 random bits, and the digests that are stored in their place. */
public final class Secret {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 32;

    private Secret() {}

    /** A fresh secret: 43 characters that may stand in an address or a header. */
    public static String random() {
        byte[] bits = new byte[BYTES];
        RANDOM.nextBytes(bits);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
    }

    /** SHA-256 of a secret. A plain digest is enough because nobody can guess 256 random bits. */
    public static byte[] digest(String secret) {
        return sha256(secret.getBytes(StandardCharsets.UTF_8));
    }

    /** Whether two secrets are equal, in a time that does not tell where they differ. */
    public static boolean same(String one, String other) {
        return MessageDigest.isEqual(digest(one), digest(other));
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java runtime has SHA-256", e);
        }
    }
}
