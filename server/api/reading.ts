/** Longer than any query of the school's own pages. */
export const maxQueryLength = 2_000;

const maxBodyBytes = 64 * 1024;

/**
 * Parses a query strictly: each name once and unescaped. Parsers disagree about `?grant%5Ftype=a&grant_type=b`. Null for
 * anything else.
 */
export function readQuery(search: string): Record<string, string> | null {
  const fields = new Map<string, string>();
  for (const part of search.replace(/^\?/, '').split('&')) {
    if (part === '') continue;
    const [, name, value] = /^([a-z_]+)=(.*)$/s.exec(part) ?? [];
    if (name === undefined || value === undefined || fields.has(name)) return null;
    try {
      fields.set(name, decodeURIComponent(value.replaceAll('+', ' ')));
    } catch {
      return null;
    }
  }
  return Object.fromEntries(fields);
}

/** The text that came with a request, or null when it is larger than the limit (by default the API's). */
export async function boundedBody(
  { method, headers, body }: Request,
  maxBytes = maxBodyBytes,
): Promise<string | null> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return null;
  if (method === 'GET' || method === 'HEAD' || body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Parses a body strictly: one flat object of plain values, each name once. (supabase-js also sends two empty objects.) Null
 * for anything else: no handler gets nested or duplicate fields, or names like those of Object.prototype.
 */
export function readBody(text: string): Record<string, unknown> | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null;
  const names = Object.keys(parsed);
  const isPlain = (value: unknown) =>
    typeof value !== 'object' || value === null || (!Array.isArray(value) && Object.keys(value).length === 0);
  if (names.some((name) => name in Object.prototype) || !Object.values(parsed).every(isPlain)) return null;
  // JSON.parse keeps the last of several equal names; in the text, each name is a string before a colon.
  const strings = text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/gs);
  const written = [...strings].filter(([, colon]) => colon !== undefined).length;
  return written === names.length ? (parsed as Record<string, unknown>) : null;
}

/** An access token, or null; the app's own key in its place means that no learner is signed in. */
export function readToken(authorization: string | null): string | null {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1];
  return token !== undefined && token.length <= 4_096 ? token : null;
}
