/** Speaks new messages to screen readers through a region of its own: the list of messages also changes when older ones load. */
import { html } from '../ui.js';
import { words } from '../words.js';
import { chat } from './state.js';

const LINES = 3;

let count = 0;

export function announce(message) {
  count += 1;
  const line = { key: count, text: spoken(message) };
  chat.change((state) => ({ spoken: [...state.spoken, line].slice(-LINES) }));
}

function spoken({ texts = [], question, suggestion, working }) {
  const step = working?.steps?.find((candidate) => candidate.number === working.current);
  return [
    ...texts,
    question?.text,
    suggestion && `${words.card.suggestion}: ${suggestion.title}`,
    step && `${words.card.step(step.number, working.steps.length)}: ${step.text}`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function Announcements({ lines }) {
  return html`<div class="unseen announcements" role="log" aria-live="polite" aria-label=${words.chat.news}>
    ${lines.map(({ key, text }) => html`<p key=${key}>${text}</p>`)}
  </div>`;
}
