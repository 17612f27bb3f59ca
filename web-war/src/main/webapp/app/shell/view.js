/** The frame: which place is shown, and the quiet line at its top. */
import { html } from '../ui.js';
import { words } from '../words.js';
import { Conversation } from '../chat/view.js';
import { Door } from '../session/view.js';
import { Settings } from '../settings/view.js';
import { Mark } from './mark.js';

export function Page({ route, session, chat, settings }) {
  const atDoor = session.status !== 'signedIn' || route.name === 'setup' || route.name === 'join';
  if (atDoor) {
    return html`<div class="page"><${Door} route=${route} session=${session} /></div>`;
  }
  const inSettings = route.name === 'settings';
  return html`<div class="page">
    ${!inSettings && html`<a class="skip-link" href="#composer" onClick=${toComposer}>${words.skip}</a>`}
    <header class="top">
      <a class="brand" href="#/" aria-label=${words.home}><${Mark} />${words.brand}</a>
      ${inSettings
        ? html`<a class="quiet-link" href="#/">${words.back}</a>`
        : html`<a class="quiet-link" href="#/settings">${words.settings}</a>`}
    </header>
    ${inSettings ? html`<${Settings} session=${session} settings=${settings} />` : html`<${Conversation} chat=${chat} />`}
  </div>`;
}

function toComposer(event) {
  event.preventDefault();
  document.getElementById('composer')?.focus();
}
