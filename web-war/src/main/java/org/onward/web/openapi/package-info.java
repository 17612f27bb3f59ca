/** The contract of this API, kept by hand in {@code openapi.json} and compared with the resources in a test. */
package org.onward.web.openapi;
