/** What the page "What I've learned" shows. `items` is null until it is known. */
import { createStore } from '../store.js';

export const learned = createStore({ items: null, paused: false, asking: false, trouble: null, done: null, busy: false });
