import type { RunningServer } from '#server/run.ts';

/** The first signal stops gracefully; a second one, from an impatient operator, at once. */
export function stopOnSignals(server: RunningServer): void {
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
  // Nobody can wait for a signal's handler; this one ends the process, whatever fails.
  const onSignal = (signal: NodeJS.Signals) => void stop(signal);
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
