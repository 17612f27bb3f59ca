/**
 * Tasks: what someone wants done, with labels, steps and a guarded life from pending to completed (companion spec §1, §16).
 * Uses {@code identity}, {@code problem}, {@code json} and the rules' vocabulary only.
 */
package org.onward.companion.task;
