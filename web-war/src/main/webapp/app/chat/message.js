/** One message. Onward's words are plain text on the page; the reader's stand in a soft bubble. Cards of the past become one quiet line. */
import { Component, html } from '../ui.js';
import { words } from '../words.js';
import { Choices } from './choices.js';
import { fullTime } from './days.js';
import { isPictured, Reward } from './reward.js';
import { Understood } from './understood.js';

export class Message extends Component {
  shouldComponentUpdate(next) {
    return Object.keys(next).some((name) => next[name] !== this.props[name]);
  }

  render({ message, divider, isLast, carriesCard, waiting }) {
    const mine = message.from === 'you';
    return html`<li class=${`message ${mine ? 'mine' : 'theirs'} ${isPictured(message.reward) ? 'rewarding' : ''}`} tabindex="-1" title=${fullTime(message.at)}>
      ${divider && html`<p class="divider"><time datetime=${message.at}>${divider}</time></p>`}
      <span class="unseen">${mine ? words.chat.you : words.chat.onward}</span>
      <div class="words">
        ${message.reward && html`<${Reward} level=${message.reward.level} />`}
        ${(message.texts ?? []).map((text) => html`<p dir="auto">${text}</p>`)}
        ${message.question && html`<p dir="auto" class="question">${message.question.text}</p>`}
        ${!carriesCard && html`<${Past} message=${message} />`}
        ${message.understood && html`<${Understood} understood=${message.understood} why=${isLast ? message.why : []} />`}
      </div>
      ${isLast && html`<${Choices} buttons=${buttonsOf(message, carriesCard)} waiting=${waiting} />`}
    </li>`;
  }
}

/** Buttons of a live card stand on the card; what is left answers this message. */
function buttonsOf(message, carriesCard) {
  return [...(message.question?.options ?? []), ...(carriesCard ? [] : message.buttons ?? [])];
}

function Past({ message }) {
  const shown = message.suggestion ?? message.working;
  if (!shown) {
    return null;
  }
  const step = message.working && message.working.steps.find((candidate) => candidate.number === message.working.current);
  return html`<p class="past" dir="auto">
    ${message.suggestion ? words.chat.suggested : words.chat.workedOn}: ${shown.title}${step ? ` · ${step.text}` : ` · ${words.card.minutes(shown.minutes)}`}
  </p>`;
}
