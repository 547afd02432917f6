import { backUp } from '#server/backup/transfer.ts';
import { runCommand } from './command.ts';

await runCommand(async (settings, file) => {
  const accounts = await backUp(settings, file);
  return `Copia guardada en ${file}${accounts === null ? '' : `: ${accounts} cuentas`}.`;
}, 'Uso: npm run backup -- copia.gz   (también con el servidor en marcha)');
