/** What the settings page shows. `made` and `invite` hold a secret that is shown once and never kept. */
import { createStore } from '../store.js';

export const settings = createStore({ tokens: null, made: null, invite: null, done: null, trouble: null, busy: false });
