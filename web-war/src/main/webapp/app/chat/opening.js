/** Opens the conversation for the person who is here, and closes it behind them. */
import { catchUp, received } from './actions.js';
import { resumeOutbox } from './outbox.js';
import { chat } from './state.js';
import { follow, unfollow } from './stream.js';

export function openConversation() {
  chat.reset();
  resumeOutbox();
  follow({ onMessage: (message) => received([message]), onGap: catchUp });
  return catchUp();
}

export function closeConversation() {
  unfollow();
  chat.reset();
}
