package org.onward.identity.secret;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.onward.problem.Conflict;

/**
 * Text encrypted with a secret that only its owner holds (AES-GCM, the key being a digest of the secret): the database
 * alone gives nothing away.
 */
public final class Sealed {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;

    private Sealed() {}

    /** Encrypts; the result is Base64. */
    public static String seal(String text, String secret) {
        byte[] nonce = new byte[NONCE_BYTES];
        RANDOM.nextBytes(nonce);
        try {
            byte[] hidden = cipher(Cipher.ENCRYPT_MODE, nonce, secret).doFinal(text.getBytes(StandardCharsets.UTF_8));
            byte[] both = Arrays.copyOf(nonce, NONCE_BYTES + hidden.length);
            System.arraycopy(hidden, 0, both, NONCE_BYTES, hidden.length);
            return Base64.getEncoder().encodeToString(both);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java runtime has AES-GCM", e);
        }
    }

    /**
     * Decrypts.
     *
     * @throws Conflict when another secret sealed it
     */
    public static String open(String sealed, String secret) {
        byte[] both = Base64.getDecoder().decode(sealed);
        byte[] nonce = Arrays.copyOf(both, NONCE_BYTES);
        try {
            byte[] text =
                    cipher(Cipher.DECRYPT_MODE, nonce, secret).doFinal(both, NONCE_BYTES, both.length - NONCE_BYTES);
            return new String(text, StandardCharsets.UTF_8);
        } catch (GeneralSecurityException e) {
            Conflict refusal = new Conflict(
                    "answer_sealed",
                    "This was done already; its answer can only be read with the session or token that asked.",
                    "Look at what there is before you ask again.");
            refusal.initCause(e);
            throw refusal;
        }
    }

    private static Cipher cipher(int mode, byte[] nonce, String secret) throws GeneralSecurityException {
        SecretKey key = new SecretKeySpec(Secret.digest("sealed answer " + secret), "AES");
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
        return cipher;
    }
}
