/** What was understood from a capture, each piece a button: one tap opens the other readings, one more corrects it. */
import { Component, createRef, html } from '../ui.js';
import { words } from '../words.js';
import { correct } from './actions.js';
import { Fold, Reasons } from './fold.js';

export function Understood({ understood, why }) {
  return html`<div class="understood" role="group" aria-label=${words.understood.label(understood.title)}>
    <span class="understood-lead" aria-hidden="true">${words.understood.lead}</span>
    ${understood.pieces.map((piece) => html`<${Piece} key=${piece.field} understood=${understood} piece=${piece} />`)}
    ${why?.length > 0 && html`<${Fold} summary=${words.understood.why}><${Reasons} why=${why} /><//>`}
  </div>`;
}

class Piece extends Component {
  menu = createRef();
  chip = createRef();

  choose = (choice) => {
    this.menu.current.hidePopover();
    this.chip.current.focus({ preventScroll: true });
    correct(this.props.understood, this.props.piece.field, choice);
  };

  /** Opens under its chip; the style sheet makes a sheet at the bottom of it on phones. */
  opened = (event) => {
    const open = event.newState === 'open';
    this.chip.current.setAttribute('aria-expanded', String(open));
    if (open) {
      const { left, bottom, top } = this.chip.current.getBoundingClientRect();
      const { style, offsetHeight, offsetWidth } = this.menu.current;
      style.setProperty('--menu-left', `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`);
      style.setProperty('--menu-top', `${bottom + offsetHeight + 8 > innerHeight ? Math.max(8, top - offsetHeight - 6) : bottom + 6}px`);
      this.menu.current.querySelector('button')?.focus();
    }
  };

  walk = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const items = [...this.menu.current.querySelectorAll('button')];
      items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
    }
  };

  render({ understood, piece }) {
    const id = `choices-${understood.taskId}-${piece.field}`;
    const question = words.understood.questions[piece.field] ?? piece.label;
    const choices = (piece.choices ?? []).filter((choice) => choice.value !== piece.value);
    if (!choices.length) {
      return html`<span class="chip still" dir="auto">${piece.label}</span>`;
    }
    return html`<button type="button" class="chip" ref=${this.chip} popovertarget=${id} aria-haspopup="true" aria-expanded="false" aria-label=${words.understood.change(piece.label, question)} dir="auto">${piece.label}</button>
      <div class="chip-menu" id=${id} popover="auto" ref=${this.menu} onToggle=${this.opened} onKeyDown=${this.walk} role="group" aria-labelledby=${`${id}-question`}>
        <p class="menu-question" id=${`${id}-question`}>${question}</p>
        ${choices.map((choice) => html`<button type="button" class="choice" key=${choice.value} dir="auto" onClick=${() => this.choose(choice)}>${choice.label}</button>`)}
        <button type="button" class="choice keep" onClick=${() => this.menu.current.hidePopover()}>${words.understood.close}</button>
      </div>`;
  }
}
