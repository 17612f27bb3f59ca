/** Errors in words for people: what happened, what is safe, what to do. */
import { words } from '../words.js';
import { Unreachable } from './client.js';

export function kindly(error, { unreachable = words.trouble.unreachable } = {}) {
  if (error instanceof Unreachable) {
    return unreachable;
  }
  switch (error.status) {
    case 401:
      return words.trouble.signedOut;
    case 404:
      return words.trouble.gone;
    case 412:
      return words.trouble.changedElsewhere;
    case 413:
      return words.trouble.tooLong;
    case 429:
      return words.trouble.slowDown(error.retryAfter);
    case 502:
    case 503:
    case 504:
      return words.trouble.resting;
    default:
      return error.status >= 400 && error.status < 500 ? inTheirWords(error.problem) : words.trouble.unexpected;
  }
}

/** The server's refusals are written for people: the hints say what to do. */
function inTheirWords(problem) {
  const hints = (problem.errors ?? []).map((found) => found.hint).filter(Boolean);
  return hints.length ? hints.join(' ') : problem.summary || problem.detail || words.trouble.unexpected;
}

/** Whether sending the very same thing again can help. */
export function mayTryAgain(error) {
  return error instanceof Unreachable || error.status >= 500 || error.status === 429 || error.status === 401;
}
