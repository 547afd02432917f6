import { expect, it } from 'vitest';
import { findPostgresBinaries, runSql, startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { startServer } from '#server/testing/server.ts';
import { createModel, seedSql } from './learners.ts';
import { createLoads, type LoadName } from './loads.ts';

const learners = 3;

// The bench does not run with every change: its learners must still have what the server requires.
it.runIf(process.env.FULL && findPostgresBinaries())(
  'the learners of the bench can sign in and make each request of the loads',
  async () => {
    const cluster = (await startPostgres()) as TestPostgres;
    const DATABASE_URL = await cluster.createDatabase('bench');
    const server = await startServer({ DATABASE_URL });
    try {
      const account = await createModel(server.origin, server.dataDir);
      await runSql(DATABASE_URL, seedSql(learners));
      const loadOf = createLoads(account, learners, '/favicon.svg');
      const names: LoadName[] = ['page', 'asset', 'progress read', 'completion', 'sign-in'];
      for (const name of names) {
        const { path, ...call } = loadOf(name, { clients: 1 }).next();
        expect({ name, isOk: (await fetch(server.origin + path, call)).ok }).toEqual({ name, isOk: true });
      }
    } finally {
      await server.stop();
      await cluster.stop();
    }
  },
);
