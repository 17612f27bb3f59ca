/** What is on stage right now, looked at and corrected outside the conversation (companion spec §1.6, §2.8). */
package org.onward.companion.stage;
