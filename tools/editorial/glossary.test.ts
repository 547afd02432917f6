import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { glossaryProblems } from './glossary.ts';

const lesson = 'content/lessons/modulo-2.md';

/** The editor's messages with one more line at the end of a lesson, or another glossary. */
function problems(more: string, inGlossary = (source: string) => source) {
  const content = openContent('.');
  const read = (file: string) => {
    if (file === lesson) return `${content.read(file)}\n\n${more}\n`;
    return file === 'content/glosario.yaml' ? inGlossary(content.read(file)) : content.read(file);
  };
  return glossaryProblems({ ...content, read });
}

it('has an entry or a reason for every acronym and word in italics of the lessons', () => {
  expect(problems('')).toEqual([]);
});

it('reports an acronym without an entry once, with its line', () => {
  const [problem, ...others] = problems('La RAG y otra RAG.');
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: lesson, message: '«RAG» no está en el glosario.' });
  expect(problem?.line).toBeGreaterThan(900);
});

it('reports an explained word in italics without an entry', () => {
  expect(problems('Se llama _embedding_.')).toMatchObject([
    { message: '«embedding» no está en el glosario.' },
  ]);
});

it.each([
  ['a name of an entry, also in the plural', 'Varias APIs y un _prompt injection_.'],
  ['a code of a product', 'El AP-1025 y el ZZ-1.'],
  ['a place to fill in', 'Escribe [RAG] o «RAG».'],
  ['a run of words in capitals', 'Pon NO PASAR aquí.'],
  ['a sentence in italics', '_Así lo dijo ella._'],
  ['an answer of an assistant', ':::resultado{titulo="Uno" vale="Sí"}\n\nRAG.\n\n:::'],
  ['code', 'Escribe `RAG`.'],
])('says nothing of %s', (_, text) => {
  expect(problems(text)).toEqual([]);
});

it('reports an entry that is gone, and an exception that no lesson needs', () => {
  const spoilt = problems('', (source) =>
    source.replace('termino: OCR', 'termino: Lector').replace('palabra: RUC', 'palabra: RUT'),
  );
  expect(spoilt.map(({ message }) => message)).toEqual([
    '«RUC» no está en el glosario.',
    '«OCR» no está en el glosario.',
    '«sin_entrada»: ninguna lección destaca «RUT».',
  ]);
});
