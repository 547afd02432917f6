import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { notebookEntries, promiseProblems } from './promises.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promises-'));
  mkdirSync(join(root, 'content/lessons'), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const ask = (id: string) =>
  `:::cuaderno{id="${id}" titulo="Mis tareas" pregunta="¿Cuáles repites?"}\n\n:::\n`;
const recall = (id: string) => `:::retoma{id="${id}"}\n\nÚsalas ahora.\n\n:::\n`;

/** Eight lines of header and an empty one, so that the body starts on line 10. */
function lesson(section: number, ...blocks: string[]) {
  const description = `Lección ${section}. `.padEnd(120, 'x');
  const header = `---\ntitle: Lección ${section}\nsubtitle: Una\ndescription: ${description}\nduration: 20 min\nlevel: Avanzado\nsection: ${section}\n---\n`;
  writeFileSync(join(root, `content/lessons/leccion-${section}.md`), `${header}\n${blocks.join('\n')}`);
}

const problems = () =>
  promiseProblems(openContent(root)).map(({ file, line, message }) => [file, line, message]);
const file = (section: number) => `content/lessons/leccion-${section}.md`;

it('accepts an entry that a lesson takes up later, in the same lesson or in several', () => {
  lesson(1, ask('tareas'), recall('tareas'));
  lesson(2, recall('tareas'));
  expect(problems()).toEqual([]);
});

it('reports an entry that no lesson takes up', () => {
  lesson(1, 'Texto.\n', ask('tareas'));
  expect(problems()).toEqual([[file(1), 12, 'Se pide guardar «tareas» y ninguna lección lo retoma.']]);
});

it('reports an entry that no lesson asked for, with those they did ask for', () => {
  lesson(1, ask('tareas'));
  lesson(2, recall('tarea'));
  expect(promiseProblems(openContent(root))).toContainEqual({
    file: file(2),
    line: 10,
    message: 'Se retoma «tarea» y ninguna lección lo pidió.',
    hint: 'Se han pedido: tareas.',
  });
});

it('reports an entry that comes back before a lesson asks for it, by the order of the lessons', () => {
  lesson(1, recall('tareas'));
  lesson(2, ask('tareas'));
  expect(problems()).toEqual([[file(1), 10, '«tareas» se retoma antes de pedirse.']]);
});

it('reports an entry that lessons ask for twice, or that comes back twice in one lesson', () => {
  lesson(1, ask('tareas'), recall('tareas'), recall('tareas'));
  lesson(2, ask('tareas'));
  expect(problems()).toEqual([
    [file(2), 10, `«tareas» ya se pide en ${file(1)}:10.`],
    [file(1), 20, '«tareas» se retoma dos veces en esta lección.'],
  ]);
});

it('lists the entries of the school, with the places where they come back', () => {
  lesson(2, recall('tareas'));
  lesson(1, ask('tareas'));
  expect(notebookEntries(openContent(root))).toEqual([
    {
      id: 'tareas',
      title: 'Mis tareas',
      question: '¿Cuáles repites?',
      asked: { to: '/leccion-1#cuaderno-tareas', title: 'Lección 1', module: undefined },
      returns: [{ to: '/leccion-2#retoma-tareas', title: 'Lección 2', module: undefined }],
    },
  ]);
});
