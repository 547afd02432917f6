import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Problem } from '#tools/content/problem.ts';
import { readSource } from '#tools/content/source-files.ts';

/** The files that lie beside an entry, in a folder with its name: content/gpts/data-analyst/kit.yaml. */
export const partNames = {
  prompts: ['uso.yaml', 'version-corta.md', 'resultado.md'],
  gpts: ['kit.yaml', 'instrucciones.md', 'conocimiento.md'],
} as const;

type Kind = keyof typeof partNames;

interface Part {
  file: string;
  text: string;
}

export type ReadPart = (name: string) => Part;

/** Reads the parts of one entry; a part that is missing is told like any other slip. */
export function partReader(root: string, entryFile: string): ReadPart {
  const folder = entryFile.replace(/\.md$/, '');
  return (name) => {
    const file = `${folder}/${name}`;
    if (existsSync(join(root, file))) return { file, text: readSource(root, file) };
    throw new ContentError([
      {
        file,
        line: 1,
        message: 'Falta este archivo.',
        hint: `Cada ficha tiene una carpeta con su nombre. Copia este archivo de otra ficha a ${folder}/ y cámbialo.`,
      },
    ]);
  };
}

/** Paths of all parts that exist, from the root. */
export function partFiles(root: string, kind: Kind): string[] {
  return foldersOf(root, kind).flatMap((folder) => filesOf(root, folder));
}

const filesOf = (root: string, folder: string) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);

function foldersOf(root: string, kind: Kind): string[] {
  const path = join(root, 'content', kind);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `content/${kind}/${name}`)
    .sort((a, b) => a.localeCompare(b));
}

/** Folders whose entry is gone, and files that nobody reads: an editor would look for them on the page in vain. */
export function strayParts(root: string, kind: Kind): Problem[] {
  const names: readonly string[] = partNames[kind];
  return foldersOf(root, kind).flatMap((folder): Problem[] => {
    if (!existsSync(join(root, `${folder}.md`))) {
      const message = `Esta carpeta no tiene su ficha: falta ${folder}.md.`;
      return [{ file: folder, line: 1, message, hint: `Crea ${folder}.md o borra la carpeta.` }];
    }
    const strays = filesOf(root, folder).filter((file) => !names.includes(file.slice(folder.length + 1)));
    const hint = `En esta carpeta van ${names.join(', ')}.`;
    return strays.map((file) => ({ file, line: 1, message: 'Este archivo no lo lee nadie.', hint }));
  });
}
