import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { originOf, spawnServer } from '#server/testing/process.ts';
import {
  clientOf,
  learner,
  prepareFolder,
  readKeys,
  readProgress,
  type TestServer,
} from '#server/testing/server.ts';

/** Each round is a start, eight learners and a kill: many of them in `npm run test:all`. */
const rounds = process.env.FULL ? 50 : 1;
const modules = [1, 2, 3, 4, 5, 6];

interface Row {
  user_id: string;
  module_number: number;
}

/** What the learners of the last round find again. */
async function progress(server: TestServer, tokens: Map<string, string>): Promise<Set<string>> {
  const found = [...tokens].map(async ([userId, token]) => {
    const client = clientOf(server, { Authorization: `Bearer ${token}` });
    const { data, error } = await readProgress(client, userId);
    expect(error).toBeNull();
    return ((data ?? []) as Row[]).map((row) => `${row.user_id} ${row.module_number}`);
  });
  return new Set((await Promise.all(found)).flat());
}

it('a server killed in the middle of its work loses none of the completions that it confirmed', async () => {
  const { folder, dataDir, env } = await prepareFolder();
  const tokens = new Map<string, string>();
  let confirmed = new Set<string>();
  let total = 0;
  const lost: string[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      const server = spawnServer(env);
      const origin = await originOf(server);
      const keys = await readKeys(dataDir);
      const here = { origin, key: keys.publishableKey } as TestServer;

      const stored = await progress(here, tokens);
      total += confirmed.size;
      lost.push(...[...confirmed].filter((row) => !stored.has(row)));
      confirmed = new Set();

      if (round < rounds) {
        // New ones each time: what a learner has completed once is completed for good.
        tokens.clear();
        for (let i = 0; i < 8; i++) {
          const { userId, session } = await learner(here, `learner-${round}-${i}@example.com`);
          tokens.set(userId, session.access_token);
        }
        // Killed at another moment each time, while the rest of the 48 calls is under way.
        let left = 5 + 4 * (round % 10);
        const calls = [...tokens].flatMap(([userId, token]) => {
          const client = clientOf(here, { Authorization: `Bearer ${token}` });
          return modules.map(async (module_num) => {
            const { error } = await client.rpc('complete_module', { module_num });
            if (error) return;
            confirmed.add(`${userId} ${module_num}`);
            left -= 1;
            if (left === 0) server.child.kill('SIGKILL');
          });
        });
        await Promise.all(calls);
      }
      server.child.kill('SIGKILL');
      await server.ended;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`${rounds} rounds of kill -9: ${total} completions confirmed, ${lost.length} lost`);
  expect(total).toBeGreaterThanOrEqual(5 * rounds);
  expect(lost).toEqual([]);
}, 600_000);
