/** A small sun that rises a little higher with the size of what was done. Drawn, not fetched; the words beside it say everything. */
import { html } from '../ui.js';

const HEIGHTS = { lightest: 44, low: 40, medium: 34, high: 28, epic: 22 };
const RAYS = { lightest: 0, low: 3, medium: 5, high: 7, epic: 9 };

export function Reward({ level }) {
  const height = HEIGHTS[level] ?? HEIGHTS.low;
  const rays = RAYS[level] ?? RAYS.low;
  return html`<svg class="reward" viewBox="0 0 320 56" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
    ${Array.from({ length: rays }, (_, index) => ray(height, ((index + 1) * Math.PI) / (rays + 1)))}
    <circle class="reward-sun" cx="160" cy=${height} r="10" />
    <path class="reward-hill" d="M0 56c60-2 96-18 160-18s100 16 160 18z" />
  </svg>`;
}

function ray(height, angle) {
  const [x, y] = [Math.cos(angle), -Math.sin(angle)];
  return html`<line class="reward-ray" x1=${160 + x * 15} y1=${height + y * 15} x2=${160 + x * 21} y2=${height + y * 21} />`;
}
