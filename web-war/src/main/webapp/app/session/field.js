/** One labelled input with its hint. */
import { html } from '../ui.js';
import { words } from '../words.js';

export function Field({ name, label, hint, type = 'text', autocomplete, autofocus }) {
  return html`<div class="field">
    <label for=${name}>${label}</label>
    <input id=${name} name=${name} type=${type} required autocomplete=${autocomplete} autocapitalize="none" spellcheck="false"
      ref=${autofocus ? focusOnce : null} aria-describedby=${hint ? `${name}-hint` : null} dir="auto" />
    ${hint && html`<p class="hint" id=${`${name}-hint`}>${hint}</p>`}
  </div>`;
}

export function ZoneField() {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = Intl.supportedValuesOf?.('timeZone') ?? [];
  const zones = [...new Set([here, 'UTC', ...known])].sort();
  return html`<div class="field">
    <label for="zone">${words.account.zone}</label>
    <select id="zone" name="zone" aria-describedby="zone-hint">
      ${zones.map((zone) => html`<option value=${zone} selected=${zone === here}>${zone.replaceAll('_', ' ')}</option>`)}
    </select>
    <p class="hint" id="zone-hint">${words.account.zoneHint}</p>
  </div>`;
}

/** Only with a keyboard at hand: on phones it would push the page away before anything was read. */
function focusOnce(input) {
  if (input && matchMedia('(pointer: fine)').matches) {
    input.focus({ preventScroll: true });
  }
}
