/** Dates and times of messages in the reader's zone and language. */
import { words } from '../words.js';
import { readerZone } from '../session/state.js';

const PAUSE_MILLIS = 30 * 60_000;

const format = (options) => new Intl.DateTimeFormat(navigator.languages, { timeZone: readerZone(), ...options });

const dayKey = (date) => format({ dateStyle: 'short' }).format(date);

export const clockDate = (at) => format({ dateStyle: 'medium' }).format(new Date(at));

export const fullTime = (at) => format({ dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));

/** The line above a message when its day, or after a long pause its time, differs from the one before; otherwise null. */
export function dividerBefore(message, previous, now = new Date()) {
  const at = new Date(message.at);
  if (!previous || dayKey(new Date(previous.at)) !== dayKey(at)) {
    return dayName(at, now);
  }
  return at - new Date(previous.at) > PAUSE_MILLIS ? format({ hour: 'numeric', minute: '2-digit' }).format(at) : null;
}

function dayName(at, now) {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000);
  if (dayKey(at) === dayKey(now)) {
    return words.chat.today;
  }
  return dayKey(at) === dayKey(yesterday) ? words.chat.yesterday : format({ weekday: 'short', day: 'numeric', month: 'short' }).format(at);
}
