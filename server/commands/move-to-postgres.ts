import { runCommand } from './command.ts';
import { moveToPostgres } from '#server/backup/transfer.ts';

await runCommand(
  async (settings, url) =>
    `Se han copiado ${await moveToPostgres(settings, url)} cuentas con su progreso. Arranca ahora con DATABASE_URL.`,
  'Uso: node dist/server/commands/move-to-postgres.js   (con el servidor detenido, y DATABASE_URL en los ajustes)',
  ({ backing }) => (backing.mode === 'postgres' ? backing.databaseUrl : null),
);
