import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import {
  linkTo,
  openLink,
  password,
  readProgress,
  startServer,
  type TestServer,
} from '#server/testing/server.ts';
import { calls } from './calls.ts';
import { readBody, readQuery } from './reading.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

interface Recorded {
  request: string;
  status: number;
  /** The entries of the table that it matches. */
  fits: string[];
}

function entriesFor(method: string, url: string, body: unknown): string[] {
  const { pathname, search } = new URL(url);
  const query = readQuery(search);
  const fields = typeof body === 'string' ? readBody(body) : {};
  return calls
    .filter((call) => call.method === method && call.path === pathname)
    .filter((call) => query && call.query.safeParse(query).success)
    .filter((call) => !call.body || (fields && call.body.safeParse(fields).success))
    .map((call) => call.name);
}

/** The real client, with a record of everything it sends. */
function recordingClient(recorded: Recorded[]) {
  return createClient(server.origin, server.key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
    global: {
      fetch: async (input, init) => {
        const url = String(input);
        const method = init?.method ?? 'GET';
        const answer = await fetch(input, init);
        const fits = entriesFor(method, url, init?.body ?? undefined);
        recorded.push({ request: `${method} ${url}`, status: answer.status, fits });
        return answer;
      },
    },
  });
}

it('the table lists everything that supabase-js sends for the school, and nothing else', async () => {
  const recorded: Recorded[] = [];
  const client = recordingClient(recorded);
  const { auth } = client;
  const email = 'ana@example.com';
  const newPassword = 'cuatro-perros-verdes';
  const options = { emailRedirectTo: `${server.origin}/` };

  await auth.signUp({ email, password, options });
  await auth.resend({ type: 'signup', email, options });
  const confirmed = await openLink(client, await linkTo(server, email));
  const userId = confirmed.data.user?.id ?? '';
  await auth.signInWithPassword({ email, password });
  await auth.getUser();
  await client.rpc('complete_module', { module_num: 1 });
  await readProgress(client, userId);
  await client.rpc('my_data');
  await auth.refreshSession();
  await auth.updateUser({ password: newPassword, current_password: password });
  await auth.resetPasswordForEmail(email, { redirectTo: `${server.origin}/auth?modo=nueva-contrasena` });
  await openLink(client, await linkTo(server, email));
  await auth.updateUser({ password });
  await auth.signOut({ scope: 'others' });
  await auth.signOut({ scope: 'local' });
  await auth.signInWithPassword({ email, password });
  await auth.signOut();
  await auth.signInWithPassword({ email, password });
  await client.rpc('delete_my_account', { password });

  expect(recorded.filter(({ fits }) => fits.length !== 1)).toEqual([]);
  expect(recorded.filter(({ status }) => status >= 300)).toEqual([]);
  const asked = new Set(recorded.flatMap(({ fits }) => fits));
  expect(calls.map((call) => call.name).filter((name) => !asked.has(name))).toEqual([
    'open a link by its address',
    'export the progress of all learners',
  ]);
});

it('every entry declares its values, and its schemas refuse other names', () => {
  for (const { query, body } of calls) {
    for (const schema of body ? [query, body] : [query]) {
      const { error } = schema.safeParse({ invented: 'x' });
      expect(error?.issues.some(({ code }) => code === 'unrecognized_keys')).toBe(true);
    }
  }
});
