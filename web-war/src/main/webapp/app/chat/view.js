/** The conversation: what was said, the one live card, and the place to say more. */
import { Component, html } from '../ui.js';
import { words } from '../words.js';
import { loadOlder } from './actions.js';
import { Announcements } from './announce.js';
import { Card } from './card.js';
import { Composer } from './composer.js';
import { dividerBefore } from './days.js';
import { Message } from './message.js';
import { Unsent } from './unsent.js';
import { carrierOf, isWaiting } from './state.js';

const NEAR_END_PX = 160;

export class Conversation extends Component {
  /** Where the reader is before new things arrive: at the end (stay there) or reading further up (leave the text where it is). */
  getSnapshotBeforeUpdate() {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    return { fromEnd: scrollHeight - scrollTop, following: scrollHeight - scrollTop - clientHeight < NEAR_END_PX, focused: document.activeElement };
  }

  componentDidUpdate(before, _, { fromEnd, following, focused }) {
    const { chat } = this.props;
    const page = document.documentElement;
    const older = chat.messages[0]?.id < before.chat.messages[0]?.id && before.chat.loadingOlder;
    const said = chat.outbox.length > before.chat.outbox.length;
    if (older) {
      scrollTo(0, page.scrollHeight - fromEnd);
    } else if (following || said || before.chat.status !== 'open') {
      scrollTo(0, page.scrollHeight);
    }
    if (focused && focused !== document.body && !focused.isConnected) {
      this.keepFocus();
    }
  }

  componentDidMount() {
    scrollTo(0, document.documentElement.scrollHeight);
  }

  /** A pressed button is gone with its card: the reader goes on at what came instead, not at the top of the page. */
  keepFocus() {
    const next = document.querySelector('.card [tabindex="-1"]') ?? [...document.querySelectorAll('.message')].pop();
    next?.focus({ preventScroll: true });
  }

  render({ chat }) {
    const carrier = carrierOf(chat.messages, chat.card);
    const empty = chat.status === 'open' && !chat.messages.length && !chat.outbox.length;
    return html`<main class="column conversation" id="main">
      <h1 class="unseen">${words.chat.region}</h1>
      <div class="talk">
        ${empty ? html`<${Beginning} />` : html`<${Said} chat=${chat} carrier=${carrier} />`}
        ${chat.card && html`<${Card} key=${chat.card.kind + chat.card.taskId} card=${chat.card} told=${carrier?.texts.join(' ') ?? ''} waiting=${isWaiting(chat)} />`}
      </div>
      <${Announcements} lines=${chat.spoken} />
      <div class="foot">
        <div role="status">${notice(chat) && html`<p class="notice">${notice(chat)}</p>`}</div>
        <${Composer} lastSaid=${lastSaid(chat)} />
      </div>
    </main>`;
  }
}

const notice = (chat) => chat.trouble ?? (chat.away ? words.trouble.away : null);

const lastSaid = (chat) => chat.messages.findLast((message) => message.from === 'you')?.texts.join('\n') ?? '';

function Said({ chat, carrier }) {
  const last = chat.messages[chat.messages.length - 1];
  return html`
    ${chat.older && html`<button type="button" class="button bare older" aria-disabled=${chat.loadingOlder ? 'true' : null} onClick=${loadOlder}>${words.chat.older}</button>`}
    <ol class="said" aria-label=${words.chat.region}>
      ${chat.messages.map((message, index) => {
        const divider = dividerBefore(message, chat.messages[index - 1]);
        return html`<${Message} key=${message.id} message=${message} divider=${divider} isLast=${message === last} carriesCard=${message === carrier} waiting=${message === last && isWaiting(chat)} />`;
      })}
      ${chat.outbox.map((item) => html`<${Unsent} key=${item.key} item=${item} />`)}
    </ol>
    ${chat.status === 'loading' && html`<p class="slow">${words.loading}</p>`}
    ${isWaiting(chat) && html`<p class="thinking"><span class="unseen">${words.chat.thinking}</span></p>`}`;
}

function Beginning() {
  return html`<section class="beginning" aria-labelledby="beginning">
    <h2 id="beginning">${words.chat.emptyTitle}</h2>
    <p class="lead">${words.chat.emptyLead}</p>
    <ul class="examples">
      ${words.chat.examples.map((text) => html`<li><button type="button" class="example" onClick=${() => propose(text)} aria-label=${words.chat.exampleSpoken(text)}>“${text}”</button></li>`)}
    </ul>
  </section>`;
}

/** Puts an example where the reader can change it before sending. */
function propose(text) {
  dispatchEvent(new CustomEvent('onward:propose', { detail: text }));
}
