/** Speaks new messages to screen readers, politely, through a region of its own: the list itself also changes when older messages load. */
import { words } from '../words.js';

export const REGION = 'announcements';

export function announce(message) {
  const region = document.getElementById(REGION);
  if (region) {
    const line = document.createElement('p');
    line.textContent = spoken(message);
    region.append(line);
    while (region.children.length > 3) {
      region.firstChild.remove();
    }
  }
}

function spoken({ texts = [], question, suggestion, working }) {
  const step = working?.steps?.find((candidate) => candidate.number === working.current);
  return [...texts, question?.text, suggestion && `${words.card.suggestion}: ${suggestion.title}`, step && `${words.card.step(step.number, working.steps.length)}: ${step.text}`]
    .filter(Boolean)
    .join(' ');
}
