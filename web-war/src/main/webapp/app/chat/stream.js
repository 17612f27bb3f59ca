/**
 * Live updates. The browser itself resumes a broken stream by Last-Event-ID; when the server turns the stream away (too many tabs, a proxy
 * without streaming) the page asks every 15 seconds instead and keeps trying for the stream. A hidden tab gives its connection back.
 */
const POLL_MILLIS = 15_000;
const LONGEST_PAUSE_MILLIS = 60_000;

let source = null;
let listener = null;
let poll = null;
let retry = null;
let pause = 2_000;
let held = null;

export function follow(newListener) {
  unfollow();
  listener = newListener;
  open();
}

export function unfollow() {
  listener = null;
  close();
}

/** While an answer is awaited, what streams in waits: the answer brings the same messages with it. */
export function holdStream() {
  held ??= [];
}

export function releaseStream() {
  const messages = held ?? [];
  held = null;
  messages.forEach((message) => listener?.onMessage(message));
}

function open() {
  close();
  source = new EventSource('api/chat/stream');
  source.addEventListener('open', () => {
    pause = 2_000;
    stopPolling();
    // The stream begins with the next message: whatever was said between the last page and now is read once more.
    listener?.onGap();
  });
  source.addEventListener('message', (event) => {
    const message = JSON.parse(event.data);
    held ? held.push(message) : listener?.onMessage(message);
  });
  source.addEventListener('error', () => {
    poll ??= setInterval(() => listener?.onGap(), POLL_MILLIS);
    if (source?.readyState === EventSource.CLOSED) {
      listener?.onGap();
      retry = setTimeout(() => listener && open(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MILLIS);
    }
  });
}

function close() {
  source?.close();
  source = null;
  clearTimeout(retry);
  stopPolling();
}

function stopPolling() {
  clearInterval(poll);
  poll = null;
}

document.addEventListener('visibilitychange', () => {
  if (listener) {
    document.hidden ? close() : open();
  }
});
