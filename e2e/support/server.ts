import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDataDir } from '#server/testing/database.ts';
import { compiledServer } from '#server/testing/process.ts';

export interface SchoolServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Empty means not set: what a developer keeps in .env must not reach the tests. */
const unset = Object.fromEntries(
  ['DATABASE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SMTP_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'HOST'].map(
    (name) => [name, ''],
  ),
);

/** The real server as `npm start` runs it, on a free port, with a data folder and a fresh database of its own. */
export async function startServer(extra: Record<string, string> = {}): Promise<SchoolServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aplica-ia-e2e-'));
  await seedDataDir(dataDir);
  const { command, args } = compiledServer();
  const child = spawn(command, args, {
    env: {
      ...process.env,
      ...unset,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG: 'silent',
      ...extra,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/[\w.[\]:]+:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)));
  });
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
