/** A secret that is shown once, with a way to copy it. */
import { html } from '../ui.js';
import { words } from '../words.js';
import { settings } from './state.js';

export function Once({ lead, secret }) {
  return html`<div role="status" class="once">
    ${secret && html`
      <p class="notice good">${lead}</p>
      <code tabindex="0">${secret}</code>
      ${navigator.clipboard && html`<button type="button" class="button quiet" onClick=${() => copy(secret)}>${words.settingsPage.copy}</button>`}`}
  </div>`;
}

async function copy(secret) {
  await navigator.clipboard.writeText(secret);
  settings.change({ done: words.settingsPage.copied });
}
