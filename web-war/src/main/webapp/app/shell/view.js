/** The frame: which place is shown, and the quiet line at its top. */
import { html } from '../ui.js';
import { words } from '../words.js';
import { Conversation } from '../chat/view.js';
import { Door } from '../session/view.js';
import { Learned } from '../learned/view.js';
import { Preferences } from '../preferences/view.js';
import { Settings } from '../settings/view.js';
import { Mark } from './mark.js';

export function Page({ route, session, chat, settings, preferences, learned }) {
  const atDoor = session.status !== 'signedIn' || route.name === 'setup' || route.name === 'join';
  if (atDoor) {
    return html`<div class="page"><${Door} route=${route} session=${session} /></div>`;
  }
  const aside = asideOf(route.name, { session, settings, preferences, learned });
  return html`<div class="page">
    ${!aside && html`<a class="skip-link" href="#composer" onClick=${toComposer}>${words.skip}</a>`}
    <header class="top">
      <a class="brand" href="#/" aria-label=${words.home}><${Mark} />${words.brand}</a>
      ${aside
        ? html`<a class="quiet-link" href=${route.name === 'settings' ? '#/' : '#/settings'}>${words.back}</a>`
        : html`<a class="quiet-link" href="#/settings">${words.settings}</a>`}
    </header>
    ${aside || html`<${Conversation} chat=${chat} />`}
  </div>`;
}

/** The pages beside the conversation; null in the conversation itself. */
function asideOf(place, { session, settings, preferences, learned }) {
  switch (place) {
    case 'settings':
      return html`<${Settings} session=${session} settings=${settings} />`;
    case 'preferences':
      return html`<${Preferences} preferences=${preferences} />`;
    case 'learned':
      return html`<${Learned} learned=${learned} />`;
    default:
      return null;
  }
}

function toComposer(event) {
  event.preventDefault();
  document.getElementById('composer')?.focus();
}
