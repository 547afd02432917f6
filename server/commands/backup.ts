import { runCommand } from './command.ts';
import { backUp } from './data-transfer.ts';

await runCommand(
  async (settings, file) => `Copia guardada en ${file}: ${await backUp(settings, file)} cuentas.`,
  'Uso: npm run backup -- copia.gz   (con el servidor detenido)',
);
