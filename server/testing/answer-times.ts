import { clientOf, learner, password, post, type TestServer } from './server.ts';

/** What an answer's time may be asked for: does this address have an account, a waiting one, or none? */
const kinds = ['confirmed', 'waiting', 'unknown'] as const;

const calls: Record<string, [path: string, fields: Record<string, string>]> = {
  'sign-in, wrong password': ['token?grant_type=password', { password: 'no-es-esta-clave' }],
  'sign-up': ['signup', { password: 'otra-clave-larga' }],
  recover: ['recover', {}],
  resend: ['resend', { type: 'signup' }],
};

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Median milliseconds per call and kind of address. One after the other and by turns, so that all see the same load. */
export async function measureAnswerTimes(server: Pick<TestServer, 'origin' | 'key'>, samples: number) {
  await learner(server, 'confirmed@example.com');
  await clientOf(server).auth.signUp({ email: 'waiting@example.com', password });
  const results: Record<string, Record<string, number>> = {};
  for (const [name, [path, fields]] of Object.entries(calls)) {
    const times = new Map<string, number[]>(kinds.map((kind) => [kind, []]));
    for (let round = 0; round < samples; round++) {
      for (const kind of kinds) {
        // A sign-up makes an unknown address a waiting one: another each time.
        const local = kind === 'unknown' ? `unknown-${name.length}-${round}` : kind;
        const begun = performance.now();
        const answer = await post(server, `/auth/v1/${path}`, { email: `${local}@example.com`, ...fields });
        await answer.arrayBuffer();
        times.get(kind)?.push(performance.now() - begun);
      }
    }
    results[name] = Object.fromEntries(kinds.map((kind) => [kind, median(times.get(kind) ?? [])]));
  }
  return results;
}
