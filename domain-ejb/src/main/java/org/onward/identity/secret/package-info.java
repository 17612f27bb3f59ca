/** Random secrets and password hashes: how they are made and how they are compared. Knows nothing of accounts. */
package org.onward.identity.secret;
