import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '#tools/content/content.ts';
import { ContentError, type Problem } from '#tools/content/problem.ts';

/** The files of an entry's folder, which has its name: content/gpts/data-analyst/kit.yaml. */
const partNames = {
  prompts: ['uso.yaml', 'version-corta.md', 'resultado.md'],
  gpts: ['kit.yaml', 'instrucciones.md', 'conocimiento.md'],
} as const;

type Kind = keyof typeof partNames;

interface Part {
  file: string;
  text: string;
}

export type ReadPart = (name: string) => Part;

/** Reads the parts of one entry; reports a missing part as a problem. */
export function partReader(content: Content, entryFile: string): ReadPart {
  const folder = entryFile.replace(/\.md$/, '');
  return (name) => {
    const file = `${folder}/${name}`;
    if (content.has(file)) return { file, text: content.read(file) };
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
export function partFiles(content: Content, kind: Kind): string[] {
  return foldersOf(content, kind).flatMap((folder) => filesOf(content, folder));
}

const filesOf = (content: Content, folder: string) =>
  readdirSync(join(content.root, folder)).map((name) => `${folder}/${name}`);

function foldersOf(content: Content, kind: Kind): string[] {
  if (!content.has(`content/${kind}`)) return [];
  return readdirSync(join(content.root, 'content', kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `content/${kind}/${name}`)
    .sort((a, b) => a.localeCompare(b));
}

/** Folders whose entry is gone, and files that no page shows. */
export function strayParts(content: Content, kind: Kind): Problem[] {
  const names: readonly string[] = partNames[kind];
  return foldersOf(content, kind).flatMap((folder): Problem[] => {
    if (!content.has(`${folder}.md`)) {
      const message = `Esta carpeta no tiene su ficha: falta ${folder}.md.`;
      return [{ file: folder, line: 1, message, hint: `Crea ${folder}.md o borra la carpeta.` }];
    }
    const strays = filesOf(content, folder).filter((file) => !names.includes(file.slice(folder.length + 1)));
    const hint = `En esta carpeta van ${names.join(', ')}.`;
    return strays.map((file) => ({ file, line: 1, message: 'Este archivo no lo lee nadie.', hint }));
  });
}
