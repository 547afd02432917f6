import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSchool, type RunningSchool } from '#bench/common/school.ts';
import { clientOf, learner, post, prepareFolder, readProgress } from '#server/testing/server.ts';

/** Enough to use up what an address may ask, and then a little more than comes back. */
const burst = 2_000;
const noisePerSecond = 30;

interface Neighbours {
  /** How the noise was answered. */
  noise: Map<number, number>;
  /** How often the learner was served, and what went wrong. */
  pages: number;
  readings: number;
  completions: number;
  refreshes: number;
  failures: string[];
  stillRuns: boolean;
}

/** Bad requests of four kinds in turn, whatever is answered: a burst, then so many a second. */
function noiseOf({ origin, key }: RunningSchool, good: string) {
  const bearer = (token: string) => ({ apikey: key, authorization: `Bearer ${token}` });
  const kinds = [
    (n: number) => fetch(`${origin}/auth/v1/user`, { headers: bearer(`a.b.c${n}`) }),
    (n: number) =>
      post(
        { origin, key },
        '/rest/v1/rpc/complete_module',
        { module_num: 1 },
        bearer(`${good.slice(0, -9)}${n}`),
      ),
    (n: number) =>
      post({ origin, key }, '/auth/v1/token?grant_type=refresh_token', { refresh_token: `junk${n}` }),
    (n: number) => post({ origin, key }, '/rest/v1/rpc/my_data', {}, bearer(`a.b.c${n}`)),
  ];
  const statuses = new Map<number, number>();
  let sent = 0;
  const send = async () => {
    const answer = await kinds[sent % kinds.length]?.(sent++);
    if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  };
  const oneByOne = async () => {
    while (sent < burst) await send();
  };
  return {
    statuses,
    burst: () => Promise.all(Array.from({ length: 10 }, oneByOne)),
    async goOn(goesOn: () => boolean) {
      const pending: Promise<unknown>[] = [];
      const begun = performance.now();
      for (let n = 1; goesOn(); n++) {
        pending.push(send());
        await sleep(Math.max(0, begun + (n * 1_000) / noisePerSecond - performance.now()));
      }
      await Promise.all(pending);
    },
  };
}

/** A learner and a machine that asks for nonsense, both behind one address, with the limits as they are. */
export async function noisyNeighbour(
  seconds: number,
  overrides: Record<string, string> = {},
): Promise<Neighbours> {
  const { folder, env } = await prepareFolder({ RATE_LIMITS: 'on', ...overrides });
  const school = await startSchool(env);
  try {
    const { session, userId } = await learner(school, 'ana@example.com');
    let { access_token: token, refresh_token } = session;
    const noise = noiseOf(school, token);
    await noise.burst();
    const until = performance.now() + seconds * 1_000;
    const goesOn = () => performance.now() < until;
    const going = noise.goOn(goesOn);
    const done = { pages: 0, readings: 0, completions: 0, refreshes: 0 };
    const failures: string[] = [];
    const count = (what: keyof typeof done, { status }: { status: number }) => {
      if (status < 300) done[what] += 1;
      else failures.push(`${what} ${status}`);
    };
    for (let turn = 0; goesOn(); turn++) {
      const client = clientOf(school, { Authorization: `Bearer ${token}` });
      count('pages', await fetch(`${school.origin}/cursos`));
      count('readings', await readProgress(client, userId));
      count('completions', await client.rpc('complete_module', { module_num: 1 + (turn % 6) }));
      if (turn % 5 === 0) {
        const answer = await post(school, '/auth/v1/token?grant_type=refresh_token', { refresh_token });
        count('refreshes', answer);
        if (answer.ok) ({ access_token: token, refresh_token } = (await answer.json()) as typeof session);
      }
      await sleep(1_100);
    }
    await going;
    return { ...done, failures, noise: noise.statuses, stillRuns: school.isRunning() };
  } finally {
    await school.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
