/** The conversation over HTTP: messages, the live stream, the task on stage. */
package org.onward.web.chat;
