/** What Onward has learned about how the reader works: each thing with where it came from, what it changes, and an undo. */
import { html } from '../ui.js';
import { words } from '../words.js';
import { clockDate } from '../chat/days.js';
import { Fold } from '../chat/fold.js';
import { askToForget, forgetAll, pause, undo } from './actions.js';

const text = words.learnedPage;

export function Learned({ learned }) {
  const { items } = learned;
  return html`<main class="column settings" id="main">
    <h1>${text.title}</h1>
    <p>${learned.paused ? text.pausedLead : text.lead}</p>
    <div role="status">${learned.done && html`<p class="notice good">${learned.done}</p>`}</div>
    <div role="alert">${learned.trouble && html`<p class="notice">${learned.trouble}</p>`}</div>
    ${items?.length === 0 && html`<section aria-labelledby="nothing-learned">
      <h2 id="nothing-learned">${text.emptyTitle}</h2>
      <p>${text.empty}</p>
    </section>`}
    ${items?.length > 0 && html`<ul class="rows things">${items.map((item) => html`<${Thing} key=${item.id} item=${item} />`)}</ul>`}
    <div class="side-by-side">
      <button type="button" class="button quiet" onClick=${() => pause(!learned.paused)}>${learned.paused ? text.resume : text.pause}</button>
      ${items?.length > 0 && !learned.asking && html`<button type="button" class="button quiet" onClick=${() => askToForget(true)}>${text.forget}</button>`}
    </div>
    ${learned.asking && html`<section aria-labelledby="forget-all" class="asking">
      <h2 id="forget-all">${text.forgetAsk}</h2>
      <div class="side-by-side">
        <button type="button" class="button primary" onClick=${() => askToForget(false)}>${text.keep}</button>
        <button type="button" class="button quiet" onClick=${forgetAll}>${text.forgetYes}</button>
      </div>
    </section>`}
  </main>`;
}

function Thing({ item }) {
  return html`<li>
    <div>
      <p class="thing" dir="auto">${item.words}</p>
      <p dir="auto">${item.effect}</p>
      <${Fold} summary=${text.from(item.sources.length)}>
        <ul class="reasons">${item.sources.map((source) => html`<li dir="auto">${clockDate(source.at)}: ${source.words}</li>`)}</ul>
      <//>
    </div>
    <button type="button" class="button quiet" aria-label=${text.undoSpoken(item.words)} onClick=${() => undo(item.id)}>${text.undo}</button>
  </li>`;
}
