/** A request to @supabase/lite: every part of it was written by us, from values that were checked. */
export interface LiteRequest {
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string | undefined>;
  body?: unknown;
  token?: string | null;
  /** Which of our keys it carries. */
  key?: 'publishable' | 'secret';
}

export type AskLite = (request: LiteRequest) => Promise<Response>;

/** What the school's client reads of an answer. */
const passedOn = ['content-type', 'content-range', 'retry-after'];

interface LiteDoor {
  fetch(request: Request): Promise<Response>;
  keys: { publishable: string; secret: string };
}

/**
 * The only way to @supabase/lite. It is an alpha that reads what it gets in its own ways (names twice, escaped, or like
 * properties of objects), so it gets nothing that somebody else has written: no address, no header, no body as it came.
 */
export function createAskLite({ fetch, keys }: LiteDoor): AskLite {
  return async ({ method, path, query = {}, body, token, key = 'publishable' }) => {
    const url = new URL(path, 'http://school.invalid');
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, value);
    }
    const headers = new Headers({ apikey: keys[key], accept: 'application/json' });
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const request = new Request(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer = await fetch(request);
    const kept = new Headers({ 'Cache-Control': 'no-store' });
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value !== null) kept.set(name, value);
    }
    return new Response(answer.body, { status: answer.status, headers: kept });
  };
}
