import { randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { StartError } from '#server/start-error.ts';

const noFolder = 'esa carpeta no existe. Créala o elige otra.';
const noRight = 'faltan permisos. El usuario que hace la copia debe poder escribir en esa carpeta.';

const sentences: Record<string, string> = {
  ENOENT: noFolder,
  ENOTDIR: noFolder,
  EACCES: noRight,
  EPERM: noRight,
  EROFS: 'el disco es de solo lectura. Elige otro.',
  ENOSPC: 'no queda sitio en el disco. Libera espacio o elige otro.',
  EDQUOT: 'se ha agotado la cuota de disco. Libera espacio o elige otro.',
  EIO: 'el disco da errores de lectura o escritura. Revísalo antes de seguir.',
};

/**
 * Gives the copy its name once it is complete, and explains what is wrong with the target. Servers that share a folder may
 * write the same copy in the same second, so each has its own draft.
 */
export async function writeCopy(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString('hex')}.partial`;
  try {
    await write(draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence ? new StartError(`No se puede escribir ${file}: ${sentence}`) : error;
  }
}
