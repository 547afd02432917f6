import { statfs } from 'node:fs/promises';
import { StartError } from '#server/start-error.ts';

/** PGlite's file system reports WASI error numbers instead of names. */
const wasiCodes: Record<number, string> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

const sentences: Record<string, string> = {
  ENOSPC: 'no queda sitio en el disco. Libera espacio, o elige otra carpeta con DATA_DIR.',
  EDQUOT: 'se ha agotado la cuota de disco. Libera espacio, o elige otra carpeta con DATA_DIR.',
  EROFS: 'el disco es de solo lectura. Elige con DATA_DIR una carpeta en la que se pueda escribir.',
  EACCES: 'faltan permisos. El usuario del servidor debe poder leer y escribir en ella.',
  EPERM: 'faltan permisos. El usuario del servidor debe poder leer y escribir en ella.',
  EEXIST: 'es un archivo, no una carpeta. Elige otra con DATA_DIR.',
  ENOTDIR: 'es un archivo, no una carpeta. Elige otra con DATA_DIR.',
  EIO: 'el disco da errores de lectura o escritura. Revísalo antes de seguir.',
};

function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string')
    return error.code === '53100' ? 'ENOSPC' : error.code;
  if ('name' in error && error.name === 'ErrnoError' && 'errno' in error)
    return wasiCodes[Number(error.errno)] ?? null;
  return 'cause' in error ? codeOf(error.cause) : null;
}

/** Explains faults of the data folder to the operator; other errors stay as they are. */
export function explainFileFault(error: unknown, dataDir: string): unknown {
  const sentence = sentences[codeOf(error) ?? ''];
  return sentence ? new StartError(`La carpeta de datos ${dataDir} no se puede usar: ${sentence}`) : error;
}

/** PostgreSQL now and then needs a new log segment of 16 MB. */
const roomBytes = 48 * 1024 * 1024;

/**
 * PGlite only reports that it could not start. Check first for a full disk: an operator who took the data for damaged would
 * replace them with an old copy, and lose the day's data.
 */
export async function explainFullDisk(error: unknown, dataDir: string): Promise<unknown> {
  if (codeOf(error) === 'EDQUOT') return explainFileFault(error, dataDir);
  const disk = await statfs(dataDir).catch(() => null);
  const free = disk ? disk.bavail * disk.bsize : Infinity;
  if (codeOf(error) !== 'ENOSPC' && free >= roomBytes) return error;
  return new StartError(
    `La base de datos de ${dataDir} no se puede abrir: en el disco solo quedan ${Math.floor(free / 1024 / 1024)} MB. ` +
      'Libera espacio y vuelve a arrancar; lo guardado sigue ahí.',
    { cause: error },
  );
}

/** Only for work in the data folder: a full disk on an external PostgreSQL has the same codes. */
export async function inDataDir<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explainFileFault(error, dataDir);
  }
}
