import { existsSync } from 'node:fs';
import { writeErrorsAsLines } from './error-log.ts';
import { LockedError } from './lock.ts';
import { runServer, type OpenSite } from './run.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { stopOnSignals } from './signals.ts';

async function run(openTheSite: OpenSite | undefined, prepare: (settings: Settings) => Promise<void>) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  await prepare(settings);
  const server = await runServer(settings, openTheSite);
  stopOnSignals(server);
  console.log(`Aplica IA está en ${settings.publicUrl ?? server.origin}`);
  if (server.mailbox) console.log(`Los correos se leen en el buzón local: ${server.mailbox}`);
}

/** What `npm start` and `npm run dev` have in common: settings, messages, signals and the exit code. */
export async function launch(
  openTheSite?: OpenSite,
  prepare: (settings: Settings) => Promise<void> = async () => undefined,
): Promise<void> {
  const say = console.error;
  writeErrorsAsLines();
  try {
    await run(openTheSite, prepare);
  } catch (error) {
    if (error instanceof SettingsError) say(`No se puede arrancar:\n${error.message}`);
    else if (error instanceof LockedError) say(error.message);
    else say(error);
    process.exit(1);
  }
}
