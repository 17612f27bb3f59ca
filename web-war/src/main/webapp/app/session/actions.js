import { call, Unreachable, useCsrfToken, whenSignedOut } from '../api/client.js';
import { kindly } from '../api/kindly.js';
import { forgetEverything, memoryOf } from '../memory.js';
import { goHome } from '../route.js';
import { words } from '../words.js';
import { session } from './state.js';

const neighbours = 'BroadcastChannel' in self ? new BroadcastChannel('onward-session') : null;

/** Asks who is here; `signedIn` is called once somebody is. */
export async function arrive() {
  try {
    welcome((await call('GET', '/me')).body);
  } catch (error) {
    if (error instanceof Unreachable || error.status >= 500) {
      session.change({ status: 'away', trouble: kindly(error, { unreachable: words.trouble.unreachableForm }) });
    } else if (session.get().status !== 'setupNeeded') {
      session.change({ status: error.problem?.setupNeeded ? 'setupNeeded' : 'signedOut', me: null });
    }
  }
}

function welcome(me) {
  useCsrfToken(me.csrfToken);
  if (me.name) {
    memoryOf(me.name);
    session.change({ status: 'signedIn', me, trouble: null, busy: false });
  } else {
    session.change({ status: me.setupNeeded ? 'setupNeeded' : 'signedOut', me: null });
  }
}

export const signIn = (name, password) =>
  enter(() => call('POST', '/session', { body: { name, password } }), { 401: words.signIn.wrong });

export const setUp = (token, person) => enter(() => call('POST', '/setup', { body: { token, ...person } }), usedLink);

export const join = (token, person) => enter(() => call('POST', '/registrations', { body: { token, ...person } }), usedLink);

const usedLink = { link_not_usable: words.setUp.used };

async function enter(request, special) {
  if (session.get().busy) {
    return;
  }
  session.change({ busy: true, trouble: null });
  try {
    const { body } = await request();
    useCsrfToken(body?.csrfToken);
    goHome();
    await arrive();
    neighbours?.postMessage('changed');
  } catch (error) {
    session.change({ trouble: special[error.status] ?? special[error.problem?.errors?.[0]?.code] ?? kindly(error, { unreachable: words.trouble.unreachableForm }) });
  }
  session.change({ busy: false });
}

export async function signOut({ everywhere = false } = {}) {
  await call('DELETE', everywhere ? '/session?everywhere=true' : '/session');
  forgetEverything();
  goHome();
  session.change({ status: 'signedOut', me: null, trouble: null });
  neighbours?.postMessage('changed');
}

whenSignedOut(() => {
  const { status } = session.get();
  if (status === 'signedIn') {
    session.change({ status: 'signedOut', me: null, trouble: words.trouble.signedOut });
  }
});

neighbours?.addEventListener('message', arrive);
