/** Everything about the account, plainly one after the other. */
import { html } from '../ui.js';
import { words } from '../words.js';
import { Field } from '../session/field.js';
import { Submit, submitted } from '../session/view.js';
import { changePassword, createInvite, leave } from './actions.js';
import { Once } from './once.js';
import { Tokens } from './tokens.js';

const text = words.settingsPage;

export function Settings({ session, settings }) {
  const { me } = session;
  const operator = me.roles?.some((role) => role.toLowerCase() === 'operator');
  return html`<main class="column settings" id="main">
    <h1>${text.title}</h1>
    <${Section} title=${text.account} place="account">
      <p>${text.signedInAs(me.name, me.zone.replaceAll('_', ' '))}</p>
    <//>
    <${Section} title=${words.personal.title} lead=${words.personal.lead} place="personal">
      <div class="side-by-side">
        <a class="button quiet" href="#/preferences">${words.personal.preferences}</a>
        <a class="button quiet" href="#/learned">${words.personal.learned}</a>
      </div>
    <//>
    <${Section} title=${text.password} place="password" settings=${settings}>
      <form onSubmit=${submitted(savePassword)}>
        <${Field} name="current" type="password" label=${text.currentPassword} autocomplete="current-password" />
        <${Field} name="wanted" type="password" label=${text.newPassword} hint=${words.account.passwordHint} autocomplete="new-password" />
        <${Submit} busy=${settings.busy} label=${text.changePassword} />
      </form>
      <div role="status">${settings.done && html`<p class="notice good">${settings.done}</p>`}</div>
    <//>
    <${Section} title=${text.tokens} lead=${text.tokensLead} place="tokens" settings=${settings}>
      <${Tokens} settings=${settings} />
    <//>
    ${operator && html`<${Section} title=${text.invites} lead=${text.invitesLead} place="invites" settings=${settings}>
      <button type="button" class="button quiet" onClick=${createInvite}>${text.createInvite}</button>
      <${Once} lead=${text.inviteOnce} secret=${settings.invite} />
    <//>`}
    <${Section} title=${text.leave} lead=${text.leaveLead} place="leave" settings=${settings}>
      <div class="side-by-side">
        <button type="button" class="button quiet" onClick=${() => leave(false)}>${text.signOut}</button>
        <button type="button" class="button quiet" onClick=${() => leave(true)}>${text.signOutEverywhere}</button>
      </div>
    <//>
  </main>`;
}

async function savePassword({ current, wanted }, form) {
  if (await changePassword(current, wanted)) {
    form.reset();
  }
}

function Section({ title, lead, place, settings, children }) {
  const trouble = settings?.trouble?.place === place ? settings.trouble.text : null;
  return html`<section aria-labelledby=${`section-${place}`}>
    <h2 id=${`section-${place}`}>${title}</h2>
    ${lead && html`<p>${lead}</p>`}
    ${children}
    <div role="alert">${trouble && html`<p class="notice">${trouble}</p>`}</div>
  </section>`;
}
