import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abuse } from '#server/testing/abuse.ts';
import { learner, startServer } from '#server/testing/server.ts';

const count = 1_500;
/** Always the same here, so that a red run means a change of ours; `npm run bench -- faults` looks for new ones. */
const defaultSeed = 20261115;

// @supabase/lite prints each refusal of the database.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

it('random and mutated requests cause no failure, and never show the progress of somebody else', async () => {
  const seed = Number(process.env.SEED ?? defaultSeed);
  console.log(`${count} random requests, seed ${seed} (SEED=${seed} repeats them)`);
  const server = await startServer();
  try {
    const ana = await learner(server, 'ana@example.com');
    await ana.client.rpc('complete_module', { module_num: 1 });
    const eva = await learner(server, 'eva@example.com');
    await abuse(server, {
      count,
      seed,
      keys: [server.key],
      tokens: [eva.session.access_token],
      secrets: [ana.userId, server.secretKey],
      memory: () => process.memoryUsage().rss / 1e6,
    });
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    const { data } = await ana.client.from('module_progress').select('module_number');
    expect(data).toEqual([{ module_number: 1 }]);
  } finally {
    await server.stop();
  }
}, 300_000);
