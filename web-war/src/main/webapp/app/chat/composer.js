/** Where the reader speaks. The field keeps its own text, so that typing never waits for the page; a draft outlives a reload. */
import { Component, createRef, html } from '../ui.js';
import { words } from '../words.js';
import { keep, recall } from '../memory.js';
import { say } from './outbox.js';

export class Composer extends Component {
  field = createRef();

  shouldComponentUpdate() {
    return false;
  }

  componentDidMount() {
    this.write(recall('draft', ''));
    addEventListener('onward:propose', this.propose);
    if (matchMedia('(pointer: fine)').matches) {
      this.field.current.focus({ preventScroll: true });
    }
  }

  componentWillUnmount() {
    removeEventListener('onward:propose', this.propose);
  }

  componentWillReceiveProps({ lastSaid }) {
    this.lastSaid = lastSaid;
  }

  propose = (event) => {
    this.write(event.detail);
    this.field.current.focus();
  };

  write(text) {
    const field = this.field.current;
    field.value = text;
    field.setSelectionRange(text.length, text.length);
    this.changed();
  }

  changed = () => {
    const field = this.field.current;
    keep('draft', field.value);
    if (!CSS.supports('field-sizing', 'content')) {
      field.style.height = 'auto';
      field.style.height = `${field.scrollHeight + 3}px`;
    }
  };

  send = (event) => {
    event?.preventDefault();
    const text = this.field.current.value;
    if (text.trim()) {
      this.write('');
      say(text);
    }
    this.field.current.focus();
  };

  /** Composing an accent or a character ends with Enter too; that one must not send. */
  pressed = (event) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      this.send(event);
    } else if (event.key === 'ArrowUp' && !this.field.current.value && this.lastSaid) {
      event.preventDefault();
      this.write(this.lastSaid);
    }
  };

  render({ lastSaid }) {
    this.lastSaid = lastSaid;
    return html`<form class="composer" onSubmit=${this.send}>
      <label class="unseen" for="composer">${words.composer.label}</label>
      <textarea id="composer" ref=${this.field} rows="1" dir="auto" enterkeyhint="send" placeholder=${words.composer.placeholder}
        aria-describedby="composer-keys" autocomplete="off" onInput=${this.changed} onKeyDown=${this.pressed}></textarea>
      <span class="unseen" id="composer-keys">${words.composer.keys}</span>
      <button class="send" aria-label=${words.composer.send}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 19V5M6 11l6-6 6 6" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" /></svg>
      </button>
    </form>`;
  }
}
