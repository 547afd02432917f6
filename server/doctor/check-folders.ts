import { constants } from 'node:fs';
import { access, readdir, readFile, stat } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { copiesIn, copyTime } from '#server/backup/nightly.ts';
import { secretsFile, secretsSchema } from '#server/database/data-dir.ts';
import { exists } from '#server/database/data-files.ts';
import { explainFileFault } from '#server/database/file-fault.ts';
import type { Settings } from '#server/settings.ts';
import { reasonOf } from '#server/start-error.ts';
import { fault, ok, warning, type Finding } from './finding.ts';
import { existing, type Machine } from './machine.ts';

const mayUse = (path: string) => access(path, constants.R_OK | constants.W_OK | constants.X_OK);

/** Whether the folder belongs to another user: then this command must not open, and so write, what is in it. */
export async function isOthers(path: string, { uid }: Machine): Promise<boolean> {
  return uid !== null && (await exists(path)) && (await stat(path)).uid !== uid;
}

async function checkSecrets(dataDir: string): Promise<Finding[]> {
  const path = secretsFile(dataDir);
  if (!(await exists(path))) return [];
  if (((await stat(path)).mode & 0o077) !== 0)
    return [fault('Claves', `otros usuarios pueden leer ${path}: chmod 600 ${path}`)];
  try {
    secretsSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    return [ok('Claves', path)];
  } catch {
    return [
      fault('Claves', `${path} está dañado: recupera una copia, o bórralo y se cerrarán todas las sesiones.`),
    ];
  }
}

export async function checkDataFolder({ dataDir, backing }: Settings, machine: Machine): Promise<Finding[]> {
  const about = 'Carpeta de datos';
  if (backing.mode === 'supabase') return [];
  try {
    if (!(await exists(dataDir))) {
      await mayUse(existing(dataDir));
      return [ok(about, `${dataDir} se creará al arrancar`)];
    }
    // Names a file in place of a folder too.
    await readdir(dataDir);
    if (await isOthers(dataDir, machine)) {
      const advice = `es de otro usuario: ejecuta este comando y la escuela como su dueño (sudo -u …).`;
      return [(machine.uid === 0 ? warning : fault)(about, `${dataDir} ${advice}`)];
    }
    await mayUse(dataDir);
  } catch (error) {
    return [fault(about, reasonOf(explainFileFault(error, dataDir)))];
  }
  const { mode } = await stat(dataDir);
  const open = fault(about, `otros usuarios de esta máquina pueden leer ${dataDir}: chmod 700 ${dataDir}`);
  return [(mode & 0o077) === 0 ? ok(about, dataDir) : open, ...(await checkSecrets(dataDir))];
}

const dayMs = 86_400_000;

async function checkAge(folder: string, now: number): Promise<Finding> {
  const about = 'Copias';
  const [newest] = (await copiesIn(folder).catch((): string[] => [])).reverse();
  if (!newest)
    return warning(about, `todavía no hay ninguna en ${folder}: la primera llega esta noche, a las tres.`);
  const days = (now - copyTime(newest)) / dayMs;
  if (days > 2) {
    const since = `la última de ${folder} es de hace ${Math.floor(days)} días`;
    return fault(about, `${since}: busca 'La copia de esta noche ha fallado' en el registro del servidor.`);
  }
  return ok(about, `la última es ${newest}`);
}

export async function checkBackups({ backup, backing }: Settings, { now }: Machine): Promise<Finding[]> {
  const about = 'Copias';
  if (backing.mode === 'supabase') return [ok(about, 'las hace el proyecto de Supabase')];
  if (!backup) return [warning(about, 'sin BACKUP_DIR no se hace ninguna: pon una carpeta de otro disco.')];
  const { folder } = backup;
  try {
    // Names a file in place of a folder too.
    await readdir(existing(folder));
    await mayUse(existing(folder));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [
      fault(
        about,
        `no se puede escribir en BACKUP_DIR (${folder}, ${code}): corrige la ruta o sus permisos.`,
      ),
    ];
  }
  const findings = [await checkAge(folder, now())];
  if (backing.mode === 'postgres') {
    const found = await promisify(execFile)('pg_dump', ['--version']).catch(() => null);
    if (!found) findings.push(fault(about, 'falta pg_dump: instala las herramientas de PostgreSQL.'));
  }
  return findings;
}
