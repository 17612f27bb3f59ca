/**
 * The compiled rules: loads the knowledge base of a capability once and reasons over facts. Only this package knows the KIE
 * API; the facades of the capabilities hand facts in and read conclusions. Depends on no other package of Onward.
 */
package org.onward.rules.rulebase;
