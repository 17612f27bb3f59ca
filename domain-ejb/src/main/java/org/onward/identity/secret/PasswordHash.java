package org.onward.identity.secret;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * A salted password hash that names its own parameters, so that they can change without asking people for new
 * passwords: {@code pbkdf2-sha512$<iterations>$<salt>$<hash>}, the last two in Base64.
 */
record PasswordHash(int iterations, byte[] salt, byte[] hash) {
    private static final String SCHEME = "pbkdf2-sha512";
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    static PasswordHash of(String password, int iterations) {
        byte[] salt = new byte[SALT_BYTES];
        RANDOM.nextBytes(salt);
        return new PasswordHash(iterations, salt, derive(password, salt, iterations));
    }

    static PasswordHash parse(String text) {
        String[] parts = text.split("\\$");
        if (parts.length != 4 || !SCHEME.equals(parts[0])) {
            throw new IllegalArgumentException("Not a password hash of this product");
        }
        Base64.Decoder base64 = Base64.getDecoder();
        return new PasswordHash(Integer.parseInt(parts[1]), base64.decode(parts[2]), base64.decode(parts[3]));
    }

    boolean matches(String password) {
        return MessageDigest.isEqual(hash, derive(password, salt, iterations));
    }

    String text() {
        Base64.Encoder base64 = Base64.getEncoder().withoutPadding();
        return String.join(
                "$", SCHEME, Integer.toString(iterations), base64.encodeToString(salt), base64.encodeToString(hash));
    }

    /** The same password may arrive composed or decomposed, depending on the keyboard: both count as one. */
    private static byte[] derive(String password, byte[] salt, int iterations) {
        char[] characters = Normalizer.normalize(password, Normalizer.Form.NFKC).toCharArray();
        PBEKeySpec spec = new PBEKeySpec(characters, salt, iterations, HASH_BYTES * 8);
        try {
            return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA512")
                    .generateSecret(spec)
                    .getEncoded();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java runtime has PBKDF2WithHmacSHA512", e);
        } finally {
            spec.clearPassword();
        }
    }
}
