import { runCommand } from './command.ts';
import { restore } from './data-transfer.ts';

await runCommand(
  async (settings, file) =>
    `Copia recuperada en ${settings.dataDir}: ${await restore(settings, file)} cuentas.`,
  'Uso: npm run restore -- copia.gz   (en una carpeta DATA_DIR sin datos)',
);
