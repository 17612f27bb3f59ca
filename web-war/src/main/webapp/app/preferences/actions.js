import { call } from '../api/client.js';
import { kindly } from '../api/kindly.js';
import { arrive } from '../session/actions.js';
import { words } from '../words.js';
import { preferences } from './state.js';

export async function openPreferences() {
  preferences.reset();
  await attempt(load);
}

async function load() {
  show(await call('GET', '/preferences'));
}

function show({ body, headers }) {
  preferences.change({ kept: body.preferences, zone: body.timezone, version: headers.get('ETag') });
}

/** `changed` holds what differs, by name; null drops a preference. */
export const save = (changed, timezone) =>
  attempt(async () => {
    const { kept, zone, version } = preferences.get();
    const wanted = Object.fromEntries(Object.entries({ ...kept, ...changed }).filter(([, value]) => value !== null && value !== ''));
    const body = { preferences: wanted, ...(timezone && timezone !== zone ? { timezone } : {}) };
    try {
      show(await call('PUT', '/preferences', { body, headers: { 'If-Match': version } }));
    } catch (error) {
      if (error.status === 412) {
        await load();
      }
      throw error;
    }
    if (body.timezone) {
      await arrive();
    }
    preferences.change({ done: words.preferencesPage.saved });
  });

export const askToForget = (asking) => preferences.change({ asking });

export const forgetAll = () =>
  attempt(async () => {
    await call('DELETE', '/preferences');
    preferences.change({ asking: false });
    await load();
    preferences.change({ done: words.preferencesPage.forgotten });
  });

async function attempt(action) {
  if (preferences.get().busy) {
    return;
  }
  preferences.change({ busy: true, trouble: null, done: null });
  try {
    await action();
  } catch (error) {
    preferences.change({ trouble: kindly(error, { unreachable: words.trouble.unreachableForm }) });
  } finally {
    preferences.change({ busy: false });
  }
}
