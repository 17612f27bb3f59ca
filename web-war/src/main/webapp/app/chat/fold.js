/** What is there for who asks: a line that folds open. */
import { html } from '../ui.js';

export function Fold({ summary, children }) {
  return html`<details>
    <summary>${summary}</summary>
    ${children}
  </details>`;
}

export const Reasons = ({ why }) => html`<ul class="reasons">${why.map((clause) => html`<li dir="auto">${clause}</li>`)}</ul>`;
