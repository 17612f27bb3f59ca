/** A message that is on its way, or that could not be delivered and waits for the reader's word. */
import { html } from '../ui.js';
import { words } from '../words.js';
import { takeBack, tryAgain } from './outbox.js';

export function Unsent({ item }) {
  return html`<li class=${`message mine ${item.state}`} tabindex="-1">
    <span class="unseen">${words.chat.you}</span>
    ${item.text && html`<div class="words"><p dir="auto">${item.text}</p></div>`}
    ${item.state === 'unsent' && html`<div class="notice" role="alert">
      <p>${item.trouble ?? words.trouble.unreachable}</p>
      <div class="side-by-side">
        <button type="button" class="button quiet" onClick=${tryAgain}>${words.trouble.tryAgain}</button>
        ${item.text && html`<button type="button" class="button bare" onClick=${() => change(item)}>${words.trouble.takeBack}</button>`}
      </div>
    </div>`}
  </li>`;
}

function change(item) {
  takeBack(item.key);
  dispatchEvent(new CustomEvent('onward:propose', { detail: item.text }));
}
