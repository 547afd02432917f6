import { writeErrorsAsLines } from '#server/http/log.ts';
import { unstatedWarning } from '#server/site/stated-settings.ts';
import { schoolName } from './school-name.ts';
import { runServer, type OpenSite, type RunningServer } from './run.ts';
import { readOwnSettings } from './settings.ts';
import { StartError } from './start-error.ts';
import { version, versionText } from './version.ts';

/** The first signal stops gracefully; a second one stops at once. */
function stopOnSignals(server: RunningServer): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.log(`Recibido ${signal}: termino lo que está en curso y cierro la base de datos…`);
    try {
      await server.stop();
      console.log('Servidor detenido.');
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  // A signal's handler cannot be awaited; this one ends the process even if it fails.
  const onSignal = (signal: NodeJS.Signals) => void stop(signal);
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function run(openTheSite: OpenSite | undefined) {
  const settings = await readOwnSettings({ hasBuiltSite: !openTheSite });
  const server = await runServer(settings, openTheSite);
  stopOnSignals(server);
  const warning = unstatedWarning(settings);
  if (warning) process.stderr.write(`Aviso: ${warning}\n`);
  console.log(`${schoolName} está en ${settings.publicUrl ?? server.origin} (${versionText(version)})`);
  if (server.mailbox) console.log(`Los correos se leen en el buzón local: ${server.mailbox}`);
  else if (!settings.smtp && settings.backing.mode !== 'supabase')
    console.log(
      `Sin SMTP_URL no sale ningún correo, y con TRUST_PROXY no hay buzón local: quedan en ${settings.dataDir}/mailbox.jsonl`,
    );
}

/** The log's reader may go away (a closed pipe, a full disk): keep running without it. */
function ignoreLogErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Shared by `npm start` and `npm run dev`: settings, messages, signals and the exit code. */
export async function launch(openTheSite?: OpenSite): Promise<void> {
  const say = console.error;
  writeErrorsAsLines();
  ignoreLogErrors();
  try {
    await run(openTheSite);
  } catch (error) {
    say(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
