/** The sign of Onward: a path over a hill, and a small sun. Decorative: the name always stands beside it or in the title. */
import { html } from '../ui.js';

export function Mark() {
  return html`<svg viewBox="0 0 64 64" aria-hidden="true" focusable="false" class="mark">
    <rect class="mark-ground" width="64" height="64" rx="18" />
    <path class="mark-path" d="M12 42c9-2 13-16 21-16s9 9 19 7" fill="none" stroke-width="5" stroke-linecap="round" />
    <circle class="mark-sun" cx="46" cy="20" r="5" />
  </svg>`;
}
