/** What the preferences page shows. `kept` is null until it is known; `version` is what a change must name. */
import { createStore } from '../store.js';

export const preferences = createStore({ kept: null, zone: '', version: null, asking: false, trouble: null, done: null, busy: false });
