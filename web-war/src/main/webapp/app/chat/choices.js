/** A row of buttons: answers to a question, or what a card can do. Each is a short cut for something one could also say. */
import { html } from '../ui.js';
import { press } from './outbox.js';

export function Choices({ buttons, waiting, className = 'choices' }) {
  if (!buttons.length) {
    return null;
  }
  return html`<div class=${className}>
    ${buttons.map(
      (button) => html`<button type="button" key=${button.action + button.about} dir="auto"
        class=${`button ${button.style === 'primary' ? 'primary' : 'quiet'}`}
        aria-label=${nameOf(button)} aria-disabled=${waiting ? 'true' : null} onClick=${() => press(button)}>${button.label}</button>`,
    )}
  </div>`;
}

/** The spoken name starts with what is seen, so that voice control finds the button by its label. */
function nameOf({ label, spoken }) {
  if (!spoken || spoken === label) {
    return null;
  }
  return spoken.startsWith(label) ? spoken : `${label}: ${spoken}`;
}
