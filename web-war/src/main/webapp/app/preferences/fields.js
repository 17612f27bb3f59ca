/** The controls of the preferences page: nothing has to be filled in. */
import { html } from '../ui.js';
import { words } from '../words.js';

const text = words.preferencesPage;

export function Choice({ name, label, value, choices, hint }) {
  return html`<div class="field">
    <label for=${name}>${label}</label>
    <select id=${name} name=${name} aria-describedby=${hint ? `${name}-hint` : null}>
      ${choices.map(([key, shown]) => html`<option value=${key} selected=${key === (value ?? '')}>${shown}</option>`)}
    </select>
    ${hint && html`<p class="hint" id=${`${name}-hint`}>${hint}</p>`}
  </div>`;
}

export function Line({ name, label, value, hint, type = 'text' }) {
  return html`<div class="field">
    <label for=${name}>${label}</label>
    <input id=${name} name=${name} type=${type} maxlength="100" value=${value ?? ''} autocomplete="off" dir="auto" aria-describedby=${hint ? `${name}-hint` : null} />
    ${hint && html`<p class="hint" id=${`${name}-hint`}>${hint}</p>`}
  </div>`;
}

export function Zone({ value }) {
  const known = Intl.supportedValuesOf?.('timeZone') ?? [];
  const zones = [...new Set([value, 'UTC', ...known])].filter(Boolean).sort();
  return html`<${Choice} name="timezone" label=${words.account.zone} value=${value} hint=${words.account.zoneHint}
    choices=${zones.map((zone) => [zone, zone.replaceAll('_', ' ')])} />`;
}

export const yesNo = (yes, no) => [['no', no], ['yes', yes]];

export const orNothing = (choices) => [['', text.notSaid], ...Object.entries(choices)];
