/** The conversation as this tab knows it. Everything here is a pure step from one state to the next; `actions.js` decides when. */
import { createStore } from '../store.js';

export const chat = createStore({
  status: 'loading',
  messages: [],
  older: null,
  loadingOlder: false,
  /** The one live card: `{kind, taskId, …, buttons, why}` or null. */
  card: null,
  /** What was said but is not answered yet: `{key, body, text, state: 'sending'|'unsent', trouble}`. */
  outbox: [],
  /** The last lines for screen readers. */
  spoken: [],
  away: false,
  trouble: null,
});

/** Adds or replaces messages by id, in order. The newest card among new messages becomes the live one. */
export function withMessages(state, incoming) {
  const byId = new Map(state.messages.map((message) => [message.id, message]));
  incoming.forEach((message) => byId.set(message.id, message));
  const messages = [...byId.values()].sort((a, b) => a.id - b.id);
  const newest = messages.findLast(fromOnward);
  const isNew = incoming.some((message) => message.id === newest?.id);
  return { messages, card: isNew && cardIn(newest) ? cardIn(newest) : state.card };
}

export const newestId = (messages) => messages[messages.length - 1]?.id ?? 0;

export const fromOnward = (message) => message.from === 'onward';

/** The card in a message or in the answer of `/tasks/current`; null when there is none. */
export function cardIn(source) {
  const kind = source.working ? 'working' : source.suggestion ? 'suggestion' : null;
  return kind && { kind, ...source[kind], buttons: source.buttons ?? [], why: source.why ?? [] };
}

/** The server's word on what is live. The reasons are told only once, in the message that brought the card. */
export function withCurrent(state, current) {
  const card = cardIn(current);
  if (card && !card.why.length) {
    card.why = carrierOf(state.messages, card)?.why ?? [];
  }
  return { card };
}

/** The newest message that brought this card. */
export function carrierOf(messages, card) {
  return card && messages.findLast((message) => message[card.kind]?.taskId === card.taskId);
}

/** Puts the corrected reading of a task into every message that shows it. */
export function withUnderstood(state, understood) {
  return {
    messages: state.messages.map((message) =>
      message.understood?.taskId === understood.taskId ? { ...message, understood } : message,
    ),
  };
}

export function withOutboxItem(state, key, patch) {
  return { outbox: state.outbox.map((item) => (item.key === key ? { ...item, ...patch } : item)) };
}

export const withoutOutboxItem = (state, key) => ({ outbox: state.outbox.filter((item) => item.key !== key) });

export const isWaiting = (state) => state.outbox.some((item) => item.state === 'sending');
