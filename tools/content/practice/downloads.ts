import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '#tools/content/source-files.ts';
import { ContentError } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { downloadList } from '#tools/content/practice/challenge/challenge-schema.ts';

export const downloadsFolder = 'content/practice/archivos';
export const downloadListFile = 'content/practice/archivos.yaml';

/** A file that learners download for the challenges. */
export interface PracticeFile {
  nombre: string;
  descripcion: string;
  bytes: number;
}

/** The files in the order of their list; throws a ContentError if one is missing. */
export function downloads(root: string): PracticeFile[] {
  const text = readSource(root, downloadListFile);
  const listed = readYaml(downloadList, { file: downloadListFile, text });
  const missing = listed.filter(({ nombre }) => !existsSync(join(root, downloadsFolder, nombre)));
  if (missing.length > 0)
    throw new ContentError(
      missing.map(({ nombre }) => ({
        file: downloadListFile,
        line: text.split('\n').findIndex((line) => line.endsWith(` ${nombre}`)) + 1,
        message: `Falta ${downloadsFolder}/${nombre}.`,
        hint: 'Recupéralo del historial, o borra su línea de la lista.',
      })),
    );
  return listed.map((one) => ({ ...one, bytes: statSync(join(root, downloadsFolder, one.nombre)).size }));
}
