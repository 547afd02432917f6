import { statSync } from 'node:fs';
import { join } from 'node:path';
import { once, type Content } from '#tools/content/content.ts';
import { throwProblems } from '#tools/content/problem.ts';
import { words } from '#tools/content/word-file.ts';
import { downloadList } from '#tools/content/practice/challenge/challenge-schema.ts';

export const downloadsFolder = 'content/practice/archivos';

/** The descriptions of the files, in the order of the page. */
export const fileList = words('practice/archivos', downloadList);

/** A file that learners download for the challenges. */
export interface PracticeFile {
  name: string;
  description: string;
  bytes: number;
}

/** The files in the order of their list; throws a ContentError if one is missing. */
export const downloads = once((content: Content): PracticeFile[] => {
  const listed = fileList.read(content);
  const lines = content.read(fileList.file).split('\n');
  const missing = listed.filter(({ name }) => !content.has(`${downloadsFolder}/${name}`));
  throwProblems(
    missing.map(({ name }) => ({
      file: fileList.file,
      line: lines.findIndex((line) => line.endsWith(` ${name}`)) + 1,
      message: `Falta ${downloadsFolder}/${name}.`,
      hint: 'Recupéralo del historial, o borra su línea de la lista.',
    })),
  );
  return listed.map((one) => ({
    ...one,
    bytes: statSync(join(content.root, downloadsFolder, one.name)).size,
  }));
});
