/** The hero: one thing to do now, or the one step being done. There is never a second one. */
import { html } from '../ui.js';
import { words } from '../words.js';
import { isPhone } from '../shell/screen.js';
import { Choices } from './choices.js';
import { Fold, Reasons } from './fold.js';

/** `told` is what the message that brought the card said; the card does not say it a second time. */
export function Card({ card, told, waiting }) {
  const shown = card.kind === 'working' ? Working : Suggestion;
  const label = card.kind === 'working' ? words.card.working : words.card.suggestion;
  return html`<section class=${`card ${card.kind} ${card.band ?? ''}`} aria-label=${label}>
    <${shown} card=${card} told=${told} />
    <${Choices} className="card-buttons" buttons=${inReach(card.buttons)} waiting=${waiting} />
  </section>`;
}

function Suggestion({ card, told }) {
  const [first] = card.steps ?? [];
  const reason = told.includes(card.reason) ? null : card.reason;
  return html`
    <${Kicker} text=${card.piece ? words.card.piece(card.piece) : words.card.suggestion} />
    <h2 class="card-title" tabindex="-1" dir="auto">${card.title}</h2>
    ${first && html`<p class="card-first" dir="auto"><span>${words.card.first}</span> ${first.text}</p>`}
    <p class="card-quiet" dir="auto">${[words.card.minutes(card.minutes), card.dueLabel, reason].filter(Boolean).join(' · ')}</p>
    <div class="folds">
      ${card.steps?.length > 1 && html`<${Fold} summary=${words.card.plan(card.steps.length)}><${Steps} steps=${card.steps} /><//>`}
      ${card.why.length > 0 && html`<${Fold} summary=${words.card.why}><${Reasons} why=${card.why} /><//>`}
    </div>`;
}

function Working({ card }) {
  const done = card.steps.filter((step) => step.done);
  const current = card.steps.find((step) => step.number === card.current) ?? card.steps.find((step) => !step.done);
  return html`
    <${Kicker} text=${card.piece ? words.card.piece(card.piece) : card.title} />
    <div class="progress" aria-hidden="true">
      ${card.steps.map((step) => html`<span class=${step.done ? 'done' : step === current ? 'current' : ''}></span>`)}
    </div>
    ${done.length > 0 && html`<${Fold} summary=${words.card.doneSteps(done.length)}><${Steps} steps=${done} /><//>`}
    ${current && html`<ol class="now" start=${current.number}>
      <li aria-current="step" value=${current.number}>
        <h2 class="card-title" tabindex="-1" dir="auto">${current.text}</h2>
        <p class="card-quiet">${words.card.step(current.number, card.steps.length)} · ${words.card.minutes(current.minutes)}</p>
      </li>
    </ol>`}`;
}

const Kicker = ({ text }) => html`<p class="kicker" dir="auto">${text}</p>`;

const Steps = ({ steps }) => html`<ol class="steps">${steps.map((step) => html`<${Step} key=${step.number} step=${step} />`)}</ol>`;

function Step({ step }) {
  return html`<li class=${step.done ? 'done' : ''} value=${step.number} dir="auto">
    ${step.done && html`<span class="unseen">${words.card.done}</span>`}
    <span class="step-text">${step.text}</span>
    <span class="step-minutes numbers">${words.card.minutes(step.minutes)}</span>
  </li>`;
}

function inReach(buttons) {
  const primary = isPhone() ? 1 : -1;
  const rank = (button) => (button.style === 'primary' ? primary : 0);
  return [...buttons].sort((a, b) => rank(a) - rank(b));
}
