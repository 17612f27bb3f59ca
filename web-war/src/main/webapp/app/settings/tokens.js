/** The reader's keys for other programs: made, seen once, taken back. */
import { html } from '../ui.js';
import { words } from '../words.js';
import { clockDate } from '../chat/days.js';
import { Field } from '../session/field.js';
import { Submit, submitted } from '../session/view.js';
import { createToken, revokeToken } from './actions.js';
import { Once } from './once.js';

const text = words.settingsPage;

export function Tokens({ settings }) {
  return html`
    ${settings.tokens?.length === 0 && html`<p>${text.noTokens}</p>`}
    ${settings.tokens?.length > 0 && html`<ul class="rows">
      ${settings.tokens.map((token) => html`<li key=${token.id}>
        <span dir="auto">${token.name}${token.createdAt && html`<span class="hint">${text.created(clockDate(token.createdAt))}</span>`}</span>
        <button type="button" class="button quiet" aria-label=${text.revokeSpoken(token.name)} onClick=${() => revokeToken(token.id)}>${text.revoke}</button>
      </li>`)}
    </ul>`}
    <form onSubmit=${submitted(make)}>
      <${Field} name="tokenName" label=${text.tokenName} autocomplete="off" />
      <${Submit} busy=${settings.busy} label=${text.createToken} />
    </form>
    <${Once} lead=${text.tokenOnce} secret=${settings.made} />`;
}

async function make({ tokenName }, form) {
  if (await createToken(tokenName)) {
    form.reset();
  }
}
