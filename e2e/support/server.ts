import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDataDir } from '#server/testing/database.ts';
import { originOf, spawnServer } from '#server/testing/process.ts';

export interface SchoolServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts the real server like `npm start`, on a free port, with its own data folder and database. */
export async function startServer(): Promise<SchoolServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aplica-ia-e2e-'));
  await seedDataDir(dataDir);
  const server = spawnServer({
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG: 'silent',
    DATA_COUNTRY: 'Chile',
    DATA_PROVIDERS: 'Alojamientos Sur & Cía <Correo>',
  });
  let isStopped = false;
  const ended = server.ended.then(async (how) => {
    if (!isStopped) console.error(`The server of the browser tests ended (${how}):\n${server.output()}`);
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    origin: await originOf(server),
    async stop() {
      isStopped = true;
      server.child.kill('SIGTERM');
      await ended;
    },
  };
}
