/**
 * A small sun that rises a little higher with the size of what was done; the words beside it say everything. Starting and single steps are
 * rewarded in words alone, so that the page stays still while someone works.
 */
import { html } from '../ui.js';

const HEIGHTS = { medium: 36, high: 30, epic: 24 };
const RAYS = { medium: 5, high: 7, epic: 9 };

export const isPictured = (reward) => Boolean(reward && HEIGHTS[reward.level]);

export function Reward({ level }) {
  const height = HEIGHTS[level];
  const rays = RAYS[level];
  if (!height) {
    return null;
  }
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
