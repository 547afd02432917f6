import pg from 'pg';
import { openEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import type { Filled } from './backing.ts';
import { seededId } from './learners.ts';

/** Transactions per second on 16 connections, or on the embedded database's only session. */
export type Direct = Record<'progress read' | 'completion', number>;

type Ask = (text: string, values: unknown[]) => Promise<unknown>;

const upTo = (count: number) => 1 + Math.floor(Math.random() * count);

/** The plain way, which stays the reference however the server does it: set session and role, then the statement. */
const begin = `
  select set_config('role', 'authenticated', true), set_config('request.jwt.claim.sub', $1::text, true),
    set_config('request.jwt.claim.role', 'authenticated', true), set_config('request.jwt.claims', $2, true)
  from auth.sessions where id = $1::uuid and user_id = $1::uuid`;

const work: Record<keyof Direct, (ask: Ask, id: string) => Promise<unknown>> = {
  'progress read': (ask, id) =>
    ask('select * from public.module_progress where user_id = $1 order by module_number', [id]),
  completion: (ask) => ask('select public.complete_module($1)', [upTo(6)]),
};

async function countTransactions(asks: Ask[], name: keyof Direct, learners: number, seconds: number) {
  const from = performance.now() + Math.min(1, seconds / 4) * 1_000;
  const until = from + seconds * 1_000;
  let count = 0;
  const one = async (ask: Ask) => {
    const id = seededId(upTo(learners));
    await ask('begin', []);
    await ask(begin, [id, JSON.stringify({ sub: id, session_id: id, role: 'authenticated' })]);
    await work[name](ask, id);
    await ask('commit', []);
    const now = performance.now();
    if (now >= from && now <= until) count += 1;
  };
  const loop = async (ask: Ask) => {
    while (performance.now() < until) await one(ask);
  };
  await Promise.all(asks.map(loop));
  return count / seconds;
}

async function connect(databaseUrl: string) {
  const clients = Array.from({ length: 16 }, () => new pg.Client(databaseUrl));
  await Promise.all(clients.map((client) => client.connect()));
  return {
    asks: clients.map(
      (client): Ask =>
        (text, values) =>
          client.query(text, values),
    ),
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}

async function open(dataDir: string) {
  const { session, close } = await openEmbeddedDatabase(dataDir);
  return { asks: [session.query], close };
}

/** The database's speed without a server in front. The embedded school is stopped, so its database is free. */
export async function measureDirect({ learners, databaseUrl, dataDir }: Filled, seconds: number) {
  const { asks, close } = databaseUrl ? await connect(databaseUrl) : await open(dataDir);
  const direct: Direct = {
    'progress read': await countTransactions(asks, 'progress read', learners, seconds),
    completion: await countTransactions(asks, 'completion', learners, seconds),
  };
  await close();
  return direct;
}
