/** A value that tells its listeners when it changes. One per capability; views only ever read it. */
export function createStore(initial) {
  let value = initial;
  const listeners = new Set();
  return {
    get: () => value,
    /** Replaces some fields: `change({busy: true})` or `change(old => ({count: old.count + 1}))`. */
    change(patch) {
      value = { ...value, ...(typeof patch === 'function' ? patch(value) : patch) };
      listeners.forEach((listener) => listener());
    },
    reset() {
      this.change(initial);
    },
    subscribe(listener) {
      listeners.add(listener);
    },
  };
}
