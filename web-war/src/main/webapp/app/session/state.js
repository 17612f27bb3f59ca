/** Who is here. `status`: loading, away, signedOut, setupNeeded or signedIn. */
import { createStore } from '../store.js';

export const session = createStore({ status: 'loading', me: null, busy: false, trouble: null });

export const readerZone = () => session.get().me?.zone || Intl.DateTimeFormat().resolvedOptions().timeZone;
