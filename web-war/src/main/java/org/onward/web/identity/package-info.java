/** Accounts over HTTP: set-up, joining, sessions, passwords, API tokens, invitations. */
package org.onward.web.identity;
