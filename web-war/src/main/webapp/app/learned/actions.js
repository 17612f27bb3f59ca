import { call } from '../api/client.js';
import { kindly } from '../api/kindly.js';
import { words } from '../words.js';
import { learned } from './state.js';

export async function openLearned() {
  learned.reset();
  await attempt(list);
}

async function list() {
  const { body } = await call('GET', '/learned');
  learned.change({ items: body.items, paused: body.paused });
}

export const undo = (id) =>
  attempt(async () => {
    await call('DELETE', `/learned/${id}`);
    await list();
    learned.change({ done: words.learnedPage.undone });
  });

export const askToForget = (asking) => learned.change({ asking });

export const forgetAll = () =>
  attempt(async () => {
    await call('DELETE', '/learned');
    learned.change({ asking: false });
    await list();
    learned.change({ done: words.learnedPage.forgotten });
  });

/** Pausing is a preference like any other: the others stay as they are. */
export const pause = (paused) =>
  attempt(async () => {
    const { body, headers } = await call('GET', '/preferences');
    const preferences = { ...body.preferences, learning_paused: paused };
    await call('PUT', '/preferences', { body: { preferences }, headers: { 'If-Match': headers.get('ETag') } });
    await list();
  });

async function attempt(action) {
  if (learned.get().busy) {
    return;
  }
  learned.change({ busy: true, trouble: null, done: null });
  try {
    await action();
  } catch (error) {
    learned.change({ trouble: kindly(error, { unreachable: words.trouble.unreachableForm }) });
  } finally {
    learned.change({ busy: false });
  }
}
