/** What this browser keeps for the reader between reloads: drafts and unsent messages. A browser may refuse; then nothing is kept. */
const PREFIX = 'onward.';

let owner = '';

/** From now on keeps and recalls for this person: on a shared browser nobody meets another's words. */
export function memoryOf(name) {
  owner = `${name}.`;
}

export function recall(name, otherwise) {
  try {
    const kept = localStorage.getItem(PREFIX + owner + name);
    return kept === null ? otherwise : JSON.parse(kept);
  } catch {
    return otherwise;
  }
}

export function keep(name, value) {
  try {
    if (value === null || value === '' || value?.length === 0) {
      localStorage.removeItem(PREFIX + owner + name);
    } else {
      localStorage.setItem(PREFIX + owner + name, JSON.stringify(value));
    }
    return true;
  } catch {
    return false;
  }
}

export function forgetEverything() {
  try {
    Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .forEach((name) => localStorage.removeItem(name));
    return true;
  } catch {
    return false;
  }
}
