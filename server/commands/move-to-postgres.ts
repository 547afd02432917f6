import { runCommand } from './command.ts';
import { moveToPostgres } from '#server/backup/transfer.ts';

await runCommand(
  async (settings, url) =>
    `Se han copiado ${await moveToPostgres(settings, url)} cuentas con su progreso. Arranca ahora con DATABASE_URL.`,
  'Uso: node --import tsx server/commands/move-to-postgres.ts postgres://…   (con el servidor detenido)',
);
