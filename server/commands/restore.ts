import { restore } from '#server/backup/restore.ts';
import { runCommand } from './command.ts';

await runCommand(async (settings, file) => {
  const accounts = await restore(settings, file);
  const where = settings.backing.mode === 'postgres' ? 'la base de datos de DATABASE_URL' : settings.dataDir;
  return `Copia recuperada en ${where}: ${accounts} cuentas.`;
}, 'Uso: npm run restore -- copia.gz   (en una carpeta DATA_DIR sin datos, o en una base DATABASE_URL vacía)');
