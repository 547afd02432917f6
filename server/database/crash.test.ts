import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { runServer } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';
import { originOf, spawnServer } from '#server/testing/process.ts';
import {
  clientOf,
  learner,
  prepareFolder,
  readKeys,
  readProgress,
  type TestServer,
} from '#server/testing/server.ts';

/** Each round is a start, four learners and a kill; `npm run test:all` runs many. */
const rounds = process.env.FULL ? 50 : 1;
const modules = [1, 2, 3, 4, 5, 6];

type School = Pick<TestServer, 'origin' | 'key'>;

interface Row {
  user_id: string;
  module_number: number;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

it('a server killed at work loses none of the completions it confirmed', async () => {
  const { folder, dataDir, env } = await prepareFolder();
  const tokens = new Map<string, string>();
  let confirmed = new Set<string>();
  let total = 0;
  const lost: string[] = [];

  const schoolAt = async (origin: string): Promise<School> => ({
    origin,
    key: (await readKeys(dataDir)).publishableKey,
  });

  /** Counts confirmed completions of the last round that are missing. */
  async function countLost(school: School) {
    const rows = [...tokens].map(async ([userId, token]) => {
      const { data, error } = await readProgress(clientOf(school, bearer(token)), userId);
      expect(error).toBeNull();
      return ((data ?? []) as Row[]).map((row) => `${row.user_id} ${row.module_number}`);
    });
    const stored = new Set((await Promise.all(rows)).flat());
    total += confirmed.size;
    lost.push(...[...confirmed].filter((row) => !stored.has(row)));
    confirmed = new Set();
  }

  try {
    for (let round = 0; round < rounds; round++) {
      const server = spawnServer(env);
      const school = await schoolAt(await originOf(server));
      await countLost(school);
      // New learners each round: a completed module stays completed.
      tokens.clear();
      for (let i = 0; i < 4; i++) {
        const { userId, session } = await learner(school, `learner-${round}-${i}@example.com`);
        tokens.set(userId, session.access_token);
      }
      // Kills at a different moment each round, while the rest of the 24 calls are running.
      let left = 5 + 2 * (round % 9);
      const calls = [...tokens].flatMap(([userId, token]) => {
        const client = clientOf(school, bearer(token));
        return modules.map(async (module_num) => {
          const { error } = await client.rpc('complete_module', { module_num });
          if (error) return;
          confirmed.add(`${userId} ${module_num}`);
          left -= 1;
          if (left === 0) server.child.kill('SIGKILL');
        });
      });
      await Promise.all(calls);
      server.child.kill('SIGKILL');
      await server.ended;
    }
    const last = await runServer(readSettings(env));
    await countLost(await schoolAt(last.origin));
    await last.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`${rounds} rounds of kill -9: ${total} completions confirmed, ${lost.length} lost`);
  expect(total).toBeGreaterThanOrEqual(5 * rounds);
  expect(lost).toEqual([]);
}, 600_000);
