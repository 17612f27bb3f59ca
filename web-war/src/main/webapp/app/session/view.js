/** The doors: sign in, the set-up link, an invitation, and the moment before we know which. */
import { html } from '../ui.js';
import { words } from '../words.js';
import { Mark } from '../shell/mark.js';
import { arrive, join, setUp, signIn } from './actions.js';
import { Field, ZoneField } from './field.js';

export function Door({ route, session }) {
  if (route.name === 'setup' || route.name === 'join') {
    return html`<${NewAccount} key=${route.name} kind=${route.name} token=${route.token} session=${session} />`;
  }
  switch (session.status) {
    case 'loading':
      return html`<${Welcome}><p class="slow">${words.loading}</p><//>`;
    case 'away':
      return html`<${Welcome} title=${words.brand} trouble=${session.trouble}>
        <button type="button" class="button primary" onClick=${arrive}>${words.trouble.tryAgain}</button>
      <//>`;
    case 'setupNeeded':
      return html`<${Welcome} title=${words.setUp.title} lead=${words.setUp.waiting} />`;
    default:
      return html`<${SignIn} session=${session} />`;
  }
}

function SignIn({ session }) {
  return html`<${Welcome} title=${words.signIn.title} lead=${words.signIn.lead} trouble=${session.trouble}>
    <form onSubmit=${submitted((given) => signIn(given.name, given.password))}>
      <${Field} name="name" label=${words.signIn.name} autocomplete="username" autofocus />
      <${Field} name="password" type="password" label=${words.signIn.password} autocomplete="current-password" />
      <${Submit} busy=${session.busy} label=${words.signIn.button} />
    </form>
  <//>`;
}

function NewAccount({ kind, token, session }) {
  const text = kind === 'setup' ? words.setUp : words.join;
  const open = kind === 'setup' ? setUp : join;
  return html`<${Welcome} title=${text.title} lead=${text.lead} trouble=${session.trouble}>
    <form onSubmit=${submitted((given) => open(token, given))}>
      <${Field} name="name" label=${words.account.name} hint=${words.account.nameHint} autocomplete="username" autofocus />
      <${Field} name="password" type="password" label=${words.account.password} hint=${words.account.passwordHint} autocomplete="new-password" />
      <${ZoneField} />
      <${Submit} busy=${session.busy} label=${text.button} />
    </form>
  <//>`;
}

function Welcome({ title, lead, trouble, children }) {
  return html`<main class="welcome" id="main">
    <${Mark} />
    ${title && html`<h1>${title}</h1>`}
    ${lead && html`<p class="lead">${lead}</p>`}
    <div role="alert">${trouble && html`<p class="notice">${trouble}</p>`}</div>
    ${children}
  </main>`;
}

export function Submit({ busy, label }) {
  return html`<button class="button primary" aria-disabled=${busy ? 'true' : null}>${label}</button>`;
}

/** Hands the form's fields to `action` as an object. */
export function submitted(action) {
  return (event) => {
    event.preventDefault();
    action(Object.fromEntries(new FormData(event.currentTarget)), event.currentTarget);
  };
}
