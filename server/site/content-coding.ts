export type Coding = 'br' | 'gzip' | 'identity';

/** Our order of preference; the browser only says what it accepts. */
const preferred: Coding[] = ['br', 'gzip', 'identity'];

function weights(acceptEncoding: string): Map<string, number> {
  const result = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (name === '') continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    result.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return result;
}

/** RFC 9110: identity is acceptable unless excluded; `*` stands for every coding that is not named. */
export function chooseCoding(acceptEncoding: string | null, available: readonly Coding[]): Coding {
  if (!acceptEncoding) return 'identity';
  const accepted = weights(acceptEncoding);
  const weightOf = (coding: Coding) => {
    const named = accepted.get(coding) ?? (coding === 'gzip' ? accepted.get('x-gzip') : undefined);
    if (named !== undefined) return named;
    return accepted.get('*') ?? (coding === 'identity' ? 0.001 : 0);
  };
  const offers = preferred.filter((coding) => available.includes(coding) && weightOf(coding) > 0);
  return offers.sort((a, b) => weightOf(b) - weightOf(a))[0] ?? 'identity';
}

/** If-None-Match against our strong tag; caches may have weakened it. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
