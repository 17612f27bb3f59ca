package org.onward.web.identity;

import org.onward.identity.NewAccount;

/**
 * What somebody with a one-time link sends.
 *
 * @param token the link's last part
 * @param zone such as {@code Europe/Paris}; UTC when absent
 */
public record NewAccountJson(String token, String name, String password, String zone) {
    NewAccount account() {
        return new NewAccount(token, name, password, zone);
    }
}
