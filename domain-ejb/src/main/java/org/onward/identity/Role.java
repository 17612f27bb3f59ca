package org.onward.identity;

/** What an account may do besides its own tasks (design §7). */
public enum Role {
    USER,
    ANALYST,
    OPERATOR
}
