import { statfs } from 'node:fs/promises';
import { StartError } from '#server/start-error.ts';

/** PGlite's files report the numbers of WASI instead of names. */
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

/** What is wrong with the data folder in words for the operator; other errors stay as they are. */
export function explainFileFault(error: unknown, dataDir: string): unknown {
  const sentence = sentences[codeOf(error) ?? ''];
  return sentence ? new StartError(`La carpeta de datos ${dataDir} no se puede usar: ${sentence}`) : error;
}

/** PostgreSQL needs a new part of its log, 16 MB, now and then;. */
const roomBytes = 48 * 1024 * 1024;

/**
 * PGlite only says that it could not start, whatever the reason. Where the disk has no room that is the reason to look at
 * first: taken for damaged, the data of the day would be given up for an old copy.
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

/** Only for what is stored in the data folder: a full disk of somebody else's PostgreSQL is told with the same codes. */
export async function inDataDir<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explainFileFault(error, dataDir);
  }
}
