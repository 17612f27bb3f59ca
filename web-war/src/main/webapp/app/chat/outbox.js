/**
 * What the reader said, until the server has it. Each item keeps its Idempotency-Key over retries and reloads, so that nothing is lost and
 * nothing is said twice; items go one after the other, in order.
 */
import { call } from '../api/client.js';
import { kindly, mayTryAgain } from '../api/kindly.js';
import { keep, recall } from '../memory.js';
import { words } from '../words.js';
import { received } from './actions.js';
import { chat, isWaiting, withOutboxItem, withoutOutboxItem } from './state.js';
import { holdStream, releaseStream } from './stream.js';

export function say(text) {
  enqueue({ key: newKey(), text, body: { text } });
}

/** A second press while the first is on its way is the same press. */
export function press({ action, about }) {
  if (!isWaiting(chat.get())) {
    chat.change((state) => ({ outbox: state.outbox.filter((item) => item.text) }));
    enqueue({ key: newKey(), body: { button: { action, about: about ?? '' } }, pressed: `${action} ${about ?? ''}` });
  }
}

/** After a reload: what had not been answered waits for the reader's word. */
export function resumeOutbox() {
  const unsent = recall('outbox', []).map((item) => ({ ...item, state: 'unsent', trouble: null }));
  chat.change({ outbox: unsent });
}

export function tryAgain() {
  chat.change((state) => ({ outbox: state.outbox.map((item) => ({ ...item, state: 'sending', trouble: null })) }));
  return sendNext();
}

export function takeBack(key) {
  chat.change((state) => withoutOutboxItem(state, key));
  remember();
}

function enqueue(item) {
  const blocked = chat.get().outbox.some((other) => other.state === 'unsent');
  chat.change((state) => ({ outbox: [...state.outbox, { ...item, state: blocked ? 'unsent' : 'sending' }], trouble: null }));
  remember();
  return blocked ? tryAgain() : sendNext();
}

let sending = false;

async function sendNext() {
  const item = chat.get().outbox.find((waiting) => waiting.state === 'sending');
  if (!item || sending) {
    return;
  }
  sending = true;
  holdStream();
  try {
    const { body } = await call('POST', '/chat/messages', { body: item.body, headers: { 'Idempotency-Key': item.key } });
    chat.change((state) => withoutOutboxItem(state, item.key));
    remember();
    await received([body.said, body.reply].filter(Boolean));
  } catch (error) {
    stop(item, error);
  }
  sending = false;
  releaseStream();
  await sendNext();
}

/** Everything behind the item waits with it: order matters in a conversation. */
function stop(item, error) {
  if (!chat.get().outbox.some((other) => other.key === item.key)) {
    // The conversation was closed meanwhile, for instance by a sign-out; what was kept stays kept.
    return;
  }
  const trouble = kindly(error, item.text ? {} : { unreachable: words.trouble.unreachableForm });
  // A refused message gets a new key: under the old one the server would only repeat its refusal.
  const key = mayTryAgain(error) ? item.key : newKey();
  chat.change((state) => ({
    outbox: state.outbox.map((other) => ({
      ...other,
      state: 'unsent',
      ...(other.key === item.key ? { key, trouble } : {}),
    })),
  }));
  remember();
}

function remember() {
  keep('outbox', chat.get().outbox.filter((item) => item.text).map(({ key, text, body }) => ({ key, text, body })));
}

/** A random UUID; `crypto.randomUUID` exists only on https and localhost. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

addEventListener('online', () => chat.get().outbox.length && tryAgain());
