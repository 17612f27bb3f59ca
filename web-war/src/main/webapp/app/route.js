/** Places of the page, kept in the address's fragment: `#/`, `#/settings`, `#/preferences`, `#/learned`, `#/setup/<token>`, `#/join/<token>`. */
import { words } from './words.js';

const PLACES = ['settings', 'preferences', 'learned', 'setup', 'join'];

export function currentRoute() {
  const [, name = '', token = ''] = location.hash.split('/');
  return PLACES.includes(name) ? { name, token } : { name: 'chat', token: '' };
}

/** Goes home and leaves no trace of a used link in the history. */
export function goHome() {
  history.replaceState(null, '', location.pathname + location.search);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

export function titleOf(place) {
  const title = words.titles[place];
  return title ? `${title} · Onward` : 'Onward';
}
