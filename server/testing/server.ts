import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import type { Secrets } from '#server/database/data-dir.ts';
import type { StoredMail } from '#server/mail/mailbox.ts';
import { runServer, type RunningServer } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';
import { seedDataDir } from './database.ts';
import { writeDist } from './dist.ts';

export interface TestServer extends RunningServer {
  folder: string;
  dataDir: string;
  key: string;
  secretKey: string;
  env: Record<string, string>;
}

/** A temporary folder with a small built site, and the variables that point a server to both. */
export async function prepareFolder(overrides: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  const distDir = join(folder, 'dist');
  await writeDist(distDir);
  const dataDir = join(folder, 'data');
  if (!overrides.DATABASE_URL && !overrides.SUPABASE_URL) await seedDataDir(dataDir);
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    DIST_DIR: distDir,
    LOG: 'silent',
    RATE_LIMITS: 'off',
    ...overrides,
  };
  return { folder, dataDir, env };
}

export async function readKeys(dataDir: string): Promise<Secrets> {
  return JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;
}

/**
 * Starts the real server in this process, on a free port, by default with cheap password hashes. `stop` also removes its
 * folder.
 */
export async function startServer(
  overrides: Record<string, string> = {},
  { passwordCost = 4 } = {},
): Promise<TestServer> {
  const { folder, dataDir, env } = await prepareFolder(overrides);
  const server = await runServer({ ...readSettings(env), passwordCost }).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  const isEmbedded = overrides.SUPABASE_URL === undefined;
  const keys = isEmbedded ? await readKeys(dataDir) : { publishableKey: '', secretKey: '' };
  return {
    ...server,
    folder,
    dataDir,
    env,
    key: keys.publishableKey,
    secretKey: keys.secretKey,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A separate browser: the real client, without a stored session. */
export function clientOf(server: Pick<TestServer, 'origin' | 'key'>, headers: Record<string, string> = {}) {
  return createClient(server.origin, server.key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket, and the client requires one even if it never connects.
    realtime: { transport: WebSocket as never },
    global: { headers },
  });
}

export async function mailsTo(server: Pick<TestServer, 'origin'>, address: string): Promise<StoredMail[]> {
  const answer = await fetch(`${server.origin}/_local/mail.json`);
  const mails = (await answer.json()) as StoredMail[];
  return mails.filter((mail) => mail.to === address);
}

/** The link in the newest mail to this address. */
export async function linkTo(server: Pick<TestServer, 'origin'>, address: string): Promise<string> {
  const [newest] = await mailsTo(server, address);
  const link = /https?:\/\/\S+#token_hash=\S+/.exec(newest?.text ?? '')?.[0];
  if (!link) throw new Error(`No mail with a link for ${address}.`);
  return link;
}

/** The parameters after `#`. */
export function inFragment(link: string) {
  const fragment = new URLSearchParams(new URL(link).hash.slice(1));
  return {
    token_hash: fragment.get('token_hash') ?? '',
    type: (fragment.get('type') ?? '') as 'signup' | 'recovery',
    redirect: fragment.get('redirect'),
  };
}

/** Does what the button of the link's page does. */
export function openLink(client: Pick<SupabaseClient, 'auth'>, link: string) {
  const { token_hash, type } = inFragment(link);
  return client.auth.verifyOtp({ token_hash, type });
}

export const password = 'tres-gatos-azules';

/** Signs up, confirms and signs in; returns a client with a session. */
export async function learner(server: Pick<TestServer, 'origin' | 'key'>, address: string) {
  const client = clientOf(server);
  const signUp = await client.auth.signUp({ email: address, password });
  if (signUp.error) throw signUp.error;
  const opened = await openLink(client, await linkTo(server, address));
  if (opened.error) throw opened.error;
  const { data, error } = await client.auth.signInWithPassword({ email: address, password });
  if (error) throw error;
  return { client, userId: data.user.id, session: data.session };
}

/** Reads progress as the app does (specification, section 7). */
export const readProgress = (client: Pick<SupabaseClient, 'from'>, userId: string) =>
  client
    .from('module_progress')
    .select('*')
    .eq('user_id', userId)
    .order('module_number', { ascending: true });

/** The numbers of this learner's completed modules. */
export async function modulesOf({ client, userId }: { client: SupabaseClient; userId: string }) {
  const { data, error } = await readProgress(client, userId);
  if (error) throw error;
  return data.map((row: { module_number: number }) => row.module_number);
}

/** Sends this body unchanged, as any holder of the app's public key could. */
export async function post(
  server: Pick<TestServer, 'origin' | 'key'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return fetch(server.origin + path, {
    method: 'POST',
    headers: { apikey: server.key, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
