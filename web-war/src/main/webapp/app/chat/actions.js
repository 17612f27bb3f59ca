/** What the conversation does: catch up, take in news, read back, correct. Sending has its own module. */
import { call } from '../api/client.js';
import { kindly } from '../api/kindly.js';
import { words } from '../words.js';
import { announce } from './announce.js';
import { chat, fromOnward, newestId, withCurrent, withMessages, withUnderstood } from './state.js';

const PAGE = 50;

/** Reads the newest page and the live card; after a gap as well as at the start. */
export async function catchUp() {
  try {
    const [page, current] = await Promise.all([call('GET', `/chat/messages?limit=${PAGE}`), call('GET', '/tasks/current')]);
    chat.change((state) => {
      const joined = withMessages(state, page.body.items);
      const first = state.status !== 'open';
      return {
        ...joined,
        ...(isOvertaken(state, page.body.items) ? {} : withCurrent(joined, current.body)),
        status: 'open',
        away: false,
        older: first ? page.body.older : state.older,
      };
    });
  } catch (error) {
    chat.change((state) => ({ away: true, status: state.status === 'open' ? 'open' : 'away' }));
  }
}

/** New messages from the stream or from an answer. One that carries no card may have ended the one on the page. */
export function received(messages) {
  const known = new Set(chat.get().messages.map((message) => message.id));
  const fresh = messages.filter((message) => !known.has(message.id));
  chat.change((state) => ({ ...withMessages(state, messages), away: false }));
  fresh.filter(fromOnward).forEach(announce);
  if (chat.get().card && fresh.some((message) => fromOnward(message) && !message.suggestion && !message.working)) {
    return refreshCard();
  }
  return Promise.resolve();
}

/** An answer that a newer message has overtaken says nothing about the card of that message. */
const isOvertaken = (state, answered) => newestId(state.messages) > newestId(answered);

async function refreshCard() {
  try {
    const asked = chat.get().messages;
    const { body } = await call('GET', '/tasks/current');
    chat.change((state) => (isOvertaken(state, asked) ? {} : withCurrent(state, body)));
  } catch (error) {
    chat.change({ away: true });
  }
}

export async function loadOlder() {
  const { older, loadingOlder } = chat.get();
  if (!older || loadingOlder) {
    return;
  }
  chat.change({ loadingOlder: true });
  try {
    const { body } = await call('GET', older.replace(/^.*\/api/, ''));
    chat.change((state) => ({ ...withMessages(state, body.items), card: state.card, older: body.older }));
  } catch (error) {
    chat.change({ trouble: kindly(error, { unreachable: words.trouble.unreachableForm }) });
  }
  chat.change({ loadingOlder: false });
}

const NUMBERS = ['minutes', 'urgency'];

/** One tap on another choice for one piece of what was understood. */
export async function correct(understood, field, choice) {
  const value = NUMBERS.includes(field) ? Number(choice.value) : choice.value;
  try {
    const { body } = await call('PATCH', `/tasks/${understood.taskId}`, {
      body: { [field]: value },
      headers: { 'If-Match': `"${understood.version}"` },
    });
    chat.change((state) => ({ ...withUnderstood(state, body.understood), trouble: null }));
    announce({ texts: [words.understood.changed(choice.label)] });
    if (chat.get().card?.taskId === understood.taskId) {
      await refreshCard();
    }
  } catch (error) {
    if (error.status === 412) {
      await catchUp();
    }
    chat.change({ trouble: kindly(error, { unreachable: words.trouble.unreachableForm }) });
  }
}
