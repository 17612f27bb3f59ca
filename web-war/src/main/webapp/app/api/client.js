/** The one way to the server: adds the CSRF token, speaks JSON, turns every refusal into an error the views can put in kind words. */
const PATIENCE_MILLIS = 30_000;

/** The server answered, and said no. `problem` is its problem document (RFC 9457), or empty. */
export class Refused extends Error {
  constructor(status, problem, retryAfter) {
    super(problem.error ?? `status ${status}`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** No answer came: offline, the server is away, or it took too long. Whether the request arrived is unknown. */
export class Unreachable extends Error {}

let csrfToken = '';
let onSignedOut = () => undefined;

export function useCsrfToken(token) {
  csrfToken = token ?? csrfToken;
}

export function whenSignedOut(listener) {
  onSignedOut = listener;
}

export async function call(method, path, { body, headers = {}, retried = false } = {}) {
  const response = await reach(method, path, body, headers);
  const answer = await readJson(response);
  if (response.ok) {
    return { body: answer, headers: response.headers };
  }
  const refused = new Refused(response.status, answer ?? {}, Number(response.headers.get('Retry-After')) || null);
  if (isStaleCsrf(refused, method) && !retried) {
    // Signing in from another tab replaces the session and its CSRF token under this one.
    useCsrfToken((await call('GET', '/me')).body.csrfToken);
    return call(method, path, { body, headers, retried: true });
  }
  if (refused.status === 401 && path !== '/session') {
    onSignedOut();
  }
  throw refused;
}

async function reach(method, path, body, headers) {
  try {
    return await fetch(`api${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MILLIS),
      headers: {
        Accept: 'application/json, application/problem+json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'X-CSRF-Token': csrfToken }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (cause) {
    throw new Unreachable('no answer', { cause });
  }
}

async function readJson(response) {
  const text = await response.text().catch((cause) => {
    throw new Unreachable('the answer broke off', { cause });
  });
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    // Something between here and the server answered in its own words; the status says enough.
    return null;
  }
}

function isStaleCsrf(refused, method) {
  return refused.status === 403 && method !== 'GET' && /csrf/i.test(refused.problem.error ?? '');
}
