import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { originOf, spawnServer } from './testing/process.ts';
import { learner, prepareFolder, readKeys, type TestServer } from './testing/server.ts';

const rounds = 10;

/** Each round has a learner of its own, because a learner has only six modules to complete. */
it('a server killed in the middle of its work loses none of the completions it confirmed', async () => {
  const { folder, dataDir, env } = await prepareFolder();
  const confirmed = new Map<string, Set<number>>();
  let read = 0;
  const lost: string[] = [];

  try {
    for (let round = 0; round <= rounds; round++) {
      const server = spawnServer(env);
      const origin = await originOf(server);
      const { publishableKey, secretKey } = await readKeys(dataDir);
      const here = { origin, key: publishableKey, secretKey } as TestServer;

      const school = await fetch(`${origin}/rest/v1/module_progress?select=user_id,module_number`, {
        headers: { apikey: secretKey },
      });
      const stored = (await school.json()) as { user_id: string; module_number: number }[];
      const has = new Set(stored.map((row) => `${row.user_id} ${row.module_number}`));
      read = 0;
      for (const [userId, modules] of confirmed) {
        for (const module of modules) {
          read += 1;
          if (!has.has(`${userId} ${module}`)) lost.push(`${userId} ${module}`);
        }
      }

      if (round < rounds) {
        const learners = [];
        for (const name of ['a', 'b']) {
          const { userId, client } = await learner(here, `${name}${round}@example.com`);
          confirmed.set(userId, new Set());
          learners.push({ userId, client });
        }
        // Killed after some of the twelve calls were confirmed, while others are under way.
        let left = 3 + (round % 8);
        const calls = learners.flatMap(({ userId, client }) =>
          [1, 2, 3, 4, 5, 6].map(async (module_num) => {
            const { error } = await client.rpc('complete_module', { module_num });
            if (error) return;
            confirmed.get(userId)?.add(module_num);
            left -= 1;
            if (left === 0) server.child.kill('SIGKILL');
          }),
        );
        await Promise.all(calls);
      }
      server.child.kill('SIGKILL');
      await server.ended;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`${rounds} rounds of kill -9: ${read} completions confirmed, ${lost.length} lost`);
  expect(read).toBeGreaterThanOrEqual(rounds * 3);
  expect(lost).toEqual([]);
}, 300_000);
