/** What nobody may do, tried over HTTP. */
package org.onward.security;
