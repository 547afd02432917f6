import { join } from 'node:path';
import { askServer } from '#server/database/control.ts';
import { exists } from '#server/database/data-files.ts';
import { readDatabaseState, type DatabaseState } from '#server/database/database-state.ts';
import { inDataDir } from '#server/database/file-fault.ts';
import { readMigrations } from '#server/database/migrations.ts';
import type { Settings } from '#server/settings.ts';
import { clockToleranceMs } from './check-address.ts';
import { isOthers } from './check-folders.ts';
import { checkProject } from './check-project.ts';
import { fault, ok, warning, type Finding } from './finding.ts';
import type { Machine } from './machine.ts';

const about = 'Base de datos';

/** A frozen server accepts the connection and answers nothing. */
const queryLimitMs = 10_000;

/** The process that uses the data folder, or null. */
export async function holderOf({ backing, dataDir }: Settings): Promise<number | null> {
  if (backing.mode !== 'embedded' || !(await exists(dataDir))) return null;
  const holder = await askServer(dataDir, 'who');
  return holder && Number(holder.pid);
}

function checkMigrations(applied: string[] | null, known: string[]): Finding {
  if (applied === null) return ok(about, 'vacía; el primer arranque la prepara');
  const unknown = applied.filter((version) => !known.includes(version));
  if (unknown.length > 0)
    return fault(
      about,
      `tiene la migración ${unknown.at(-1)}, que este programa no conoce: actualiza el programa.`,
    );
  const missing = known.filter((version) => !applied.includes(version));
  if (missing.length > 0)
    return fault(
      about,
      `le falta la migración ${missing.join(', ')}: arranca la escuela, que la aplica sola.`,
    );
  return ok(about, `al día, migración ${known.at(-1)}`);
}

function checkClock({ newest, now }: DatabaseState, system: number): Finding {
  const seconds = (later: number) => Math.round(later - system / 1000);
  if (Math.abs(now * 1000 - system) > clockToleranceMs)
    return fault(
      'Reloj',
      `el de la base de datos y el de esta máquina se llevan ${Math.abs(seconds(now))} s: activa NTP en las dos.`,
    );
  if (newest !== null && newest * 1000 - system > clockToleranceMs)
    return fault(
      'Reloj',
      `va atrasado: hay datos guardados ${seconds(newest)} s después de esta hora. Activa NTP.`,
    );
  return ok('Reloj', new Date(system).toISOString());
}

async function judge(state: DatabaseState, now: number): Promise<Finding[]> {
  if (state.isReadOnly)
    return [fault(about, 'no admite escrituras (¿es una réplica?): corrige DATABASE_URL.')];
  const known = (await readMigrations()).map(({ version }) => version);
  return [checkMigrations(state.applied, known), checkClock(state, now)];
}

async function checkEmbedded(
  { dataDir }: Settings,
  holder: number | null,
  machine: Machine,
): Promise<Finding[]> {
  if (holder !== null) {
    // Only that process can open it, and so it answers itself.
    const state = await askServer(dataDir, 'state');
    if (state) return judge(state as unknown as DatabaseState, machine.now());
  }
  if (!(await exists(join(dataDir, 'database')))) return [ok(about, 'el primer arranque la crea')];
  if (await isOthers(dataDir, machine))
    return [warning(about, 'sin comprobar: solo el dueño de la carpeta puede abrirla sin dañarla.')];
  const { openEmbeddedDatabase } = await import('#server/database/embedded/embedded-database.ts');
  const { lockDataDir } = await import('#server/database/lock.ts');
  return inDataDir(dataDir, async () => {
    const lock = await lockDataDir(dataDir);
    try {
      const { session, close } = await openEmbeddedDatabase(dataDir);
      try {
        return await judge(await readDatabaseState(session), machine.now());
      } finally {
        await close();
      }
    } finally {
      await lock.release();
    }
  });
}

/** Changes nothing: it neither migrates nor waits for the lock of a start. */
export async function checkDatabase(
  settings: Settings,
  holder: number | null,
  machine: Machine,
): Promise<Finding[]> {
  const { backing, supabaseDatabaseUrl } = settings;
  if (backing.mode === 'embedded') return checkEmbedded(settings, holder, machine);
  const { withPostgres } = await import('#server/database/postgres-client.ts');
  if (backing.mode === 'postgres')
    return judge(await withPostgres(backing.databaseUrl, readDatabaseState, { queryLimitMs }), machine.now());
  const findings = await checkProject(backing);
  if (!supabaseDatabaseUrl) return findings;
  const state = await withPostgres(supabaseDatabaseUrl, readDatabaseState, {
    setting: 'SUPABASE_DATABASE_URL',
    queryLimitMs,
  });
  return [...findings, ...(await judge(state, machine.now()))];
}
