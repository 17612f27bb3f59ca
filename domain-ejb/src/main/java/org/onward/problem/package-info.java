/** The few ways a use case can refuse. One mapper in web-war turns them into problem documents. */
package org.onward.problem;
