import { withEmbedded } from '#server/backup/transfer.ts';
import { askServer } from '#server/database/control.ts';
import { exists } from '#server/database/data-files.ts';
import { inDataDir } from '#server/database/file-fault.ts';
import { withPostgres } from '#server/database/postgres-client.ts';
import type { Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { readFigures, type WeekFigures } from './figures.ts';

const supabaseNeeds =
  'Con SUPABASE_URL las cifras se leen en la base de datos del proyecto: pon SUPABASE_DATABASE_URL con su cadena de ' +
  'conexión (en su panel: Connect, Session pooler), solo para este comando.';

/** In the embedded mode the running server answers, because only one process can open its database. */
export async function collectFigures(
  settings: Pick<Settings, 'backing' | 'dataDir' | 'supabaseDatabaseUrl'>,
): Promise<WeekFigures[]> {
  const { backing, dataDir, supabaseDatabaseUrl } = settings;
  if (backing.mode === 'postgres') return withPostgres(backing.databaseUrl, readFigures);
  if (backing.mode === 'supabase') {
    if (!supabaseDatabaseUrl) throw new StartError(supabaseNeeds);
    return withPostgres(supabaseDatabaseUrl, readFigures, { setting: 'SUPABASE_DATABASE_URL' });
  }
  const answer = (await exists(dataDir))
    ? await inDataDir(dataDir, () => askServer(dataDir, 'figures'))
    : null;
  return answer ? (answer.weeks as WeekFigures[]) : withEmbedded(dataDir, readFigures);
}
