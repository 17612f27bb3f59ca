package org.onward.identity;

/**
 * What somebody who follows a one-time link fills in.
 *
 * @param link the link's secret
 * @param name to sign in with, 1 to 64 visible characters
 * @param password 10 to 1,000 characters
 * @param zone their time zone such as {@code Europe/Paris}; UTC when null
 */
public record NewAccount(String link, String name, String password, String zone) {
    @Override
    public String toString() {
        return "NewAccount[]";
    }
}
