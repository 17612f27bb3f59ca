import { call } from '../api/client.js';
import { kindly } from '../api/kindly.js';
import { signOut } from '../session/actions.js';
import { words } from '../words.js';
import { settings } from './state.js';

export async function openSettings() {
  settings.reset();
  await attempt('tokens', listTokens);
}

async function listTokens() {
  const { body } = await call('GET', '/tokens');
  settings.change({ tokens: body.items ?? body });
}

export const createToken = (name) =>
  attempt('tokens', async () => {
    const { body } = await call('POST', '/tokens', { body: { name } });
    settings.change({ made: body.token });
    await listTokens();
  });

export const revokeToken = (id) =>
  attempt('tokens', async () => {
    await call('DELETE', `/tokens/${id}`);
    settings.change({ made: null });
    await listTokens();
  });

export const changePassword = (current, wanted) =>
  attempt('password', async () => {
    await call('PUT', '/me/password', { body: { current, new: wanted } });
    settings.change({ done: words.settingsPage.passwordChanged });
  });

export const createInvite = () =>
  attempt('invites', async () => {
    const { body } = await call('POST', '/invites', { body: {} });
    settings.change({ invite: body.link ?? `${location.origin}${location.pathname}#/join/${body.token}` });
  });

export const leave = (everywhere) => attempt('leave', () => signOut({ everywhere }));

/** Runs one thing at a time; trouble is shown in the section it belongs to. */
async function attempt(place, action) {
  if (settings.get().busy) {
    return false;
  }
  settings.change({ busy: true, trouble: null, done: null });
  try {
    await action();
    return true;
  } catch (error) {
    settings.change({ trouble: { place, text: kindly(error, { unreachable: words.trouble.unreachableForm }) } });
    return false;
  } finally {
    settings.change({ busy: false });
  }
}
