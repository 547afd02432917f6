import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLearner } from '#e2e/support/learner.ts';
import { compiledServer, originOf, spawnServer } from '#server/testing/process.ts';
import { ensureBuilt } from '#tools/ensure-built.ts';

/** The oldest Node that package.json allows, and the newest of each line that the README names. */
const versions = ['20.19', '22', '24', '26'];

const run = promisify(execFile);

/** Signs up, confirms, completes a module and reads it back, as the browser's client does. */
async function walk(origin: string) {
  const { session } = await createLearner(origin);
  const { access_token, user } = JSON.parse(session) as { access_token: string; user: { id: string } };
  const html = await (await fetch(`${origin}/dashboard`)).text();
  const apikey = /"supabaseAnonKey":"([^"]+)"/.exec(html)?.[1] ?? '';
  const headers = { apikey, Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' };
  const done = await fetch(`${origin}/rest/v1/rpc/complete_module`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ module_num: 1 }),
  });
  if (!done.ok) throw new Error(`complete_module answered ${done.status}: ${await done.text()}`);
  const query = `select=*&user_id=eq.${user.id}&order=module_number.asc`;
  const rows = (await (await fetch(`${origin}/rest/v1/module_progress?${query}`, { headers })).json()) as {
    module_number: number;
  }[];
  if (rows.length !== 1 || rows[0]?.module_number !== 1)
    throw new Error(`The progress reads ${JSON.stringify(rows)}`);
}

/** Starts the built server on one Node, which the npm package `node` brings. Answers its exact version. */
async function tryVersion(version: string, folder: string): Promise<string> {
  await run('npm', ['install', '--no-save', '--no-package-lock', '--prefix', folder, `node@${version}`]);
  const command = join(folder, 'node_modules/node/bin/node');
  const { stdout } = await run(command, ['--version']);
  const server = spawnServer(
    { PORT: '0', DATA_DIR: join(folder, 'data'), RATE_LIMITS: 'off', LOG: 'silent' },
    { ...compiledServer(), command },
  );
  try {
    await walk(await originOf(server));
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
  return stdout.trim();
}

await ensureBuilt();
for (const version of versions) {
  const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-node-'));
  const startedAt = performance.now();
  try {
    const exact = await tryVersion(version, folder);
    console.log(`✔ Node ${exact}: sign-up to a completed module, ${seconds(startedAt)}`);
  } catch (error) {
    console.error(`✘ Node ${version}:`, error);
    process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function seconds(startedAt: number) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s with its installation`;
}
