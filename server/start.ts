import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LockedError } from './lock.ts';
import { runServer } from './run.ts';
import { readSettings, SettingsError } from './settings.ts';
import { stopOnSignals } from './signals.ts';

async function start() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  if (!existsSync(join(settings.distDir, 'pages.json'))) {
    console.log('Construyendo el sitio (solo la primera vez)…');
    const { build } = await import('#tools/build.ts');
    await build();
  }
  const server = await runServer(settings);
  stopOnSignals(server);
  console.log(`Aplica IA está en ${settings.publicUrl ?? server.origin}`);
  if (server.mailbox) console.log(`Los correos se leen en el buzón local: ${server.mailbox}`);
}

try {
  await start();
} catch (error) {
  const expected = error instanceof SettingsError || error instanceof LockedError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
