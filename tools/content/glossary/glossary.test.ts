import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { contentTexts } from '#tools/content/check.ts';
import { linkProblems } from '#tools/content/rules/links.ts';
import { wordFiles } from '#tools/content/words.ts';
import { glossaryLetters } from './glossary.ts';
import { glossary, repeatedNames } from './glossary-schema.ts';

const content = openContent('.');
const letters = glossaryLetters(content);
const shown = letters.flatMap(({ terms }) => terms);

it('has some seventy terms or more, in the order of the alphabet', () => {
  expect(shown.length).toBeGreaterThanOrEqual(70);
  expect(shown).toHaveLength(wordFiles.glossary.read(content).terms.length);
  expect(letters.map(({ letter }) => letter)).toEqual(letters.map(({ letter }) => letter).toSorted());
  const names = shown.map(({ term }) => term);
  expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
});

it('gives each term an anchor of its own', () => {
  const ids = shown.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('token');
});

it('names the lesson and the heading that teach a term', () => {
  const label = (id: string) => shown.find((one) => one.id === id)?.taught.label;
  expect(label('token')).toBe('Módulo 1: Seis términos y su síntoma');
  expect(label('multimodal')).toBe('Módulo 3: Flujos multimodales');
  expect(label('perfil-de-contexto')).toBe('Context Engineering: Qué es un perfil de contexto');
});

it('reports a term that is taught at a place that does not exist, and a link to no term', () => {
  const paths = [
    '/glosario',
    ...['1', '2', '3', '4', '5'].map((n) => `/modulo-${n}`),
    '/context-engineering',
  ];
  const texts = contentTexts(content).filter(({ file }) => /lessons|content\/glosario/.test(file));
  const spoilt = texts.map(({ file, source }) => ({
    file,
    source: source.replace('donde: /modulo-1#seis-terminos-y-su-sintoma', 'donde: /modulo-1#seis-terminos'),
  }));
  const extra = { file: 'content/gpts/uno.md', source: '[bien](/glosario#token) y [mal](/glosario#tokem)' };
  expect(
    linkProblems([...spoilt, extra], paths).filter(({ message }) => /seis-terminos|tokem/.test(message)),
  ).toMatchObject([
    { file: 'content/glosario.yaml', message: expect.stringContaining('#seis-terminos') as string },
    { file: extra.file, hint: '¿Querías escribir «token»?' },
  ]);
});

it('reports a name that two terms have', () => {
  const { terms, unlisted } = wordFiles.glossary.read(content);
  const again = [...terms, { ...terms[0], term: 'Fichas', names: ['TOKENS'] }] as typeof terms;
  expect(repeatedNames({ terms: again, unlisted }, 'glosario.yaml')).toMatchObject([
    { message: '«TOKENS» está dos veces: en «Token» y en «Fichas».' },
  ]);
});

it('wants three sentences and the section of a lesson', () => {
  const term = {
    termino: 'Uno',
    frases: ['Una.', 'Dos.', 'Tres.'],
    ejemplo: 'Algo.',
    donde: '/modulo-1#resumen',
  };
  const isValid = (change: object) =>
    glossary.safeParse({ terminos: [{ ...term, ...change }], sin_entrada: [] }).success;
  expect(isValid({})).toBe(true);
  expect(isValid({ frases: ['Una.', 'Dos.'] })).toBe(false);
  expect(isValid({ donde: '/modulo-1' })).toBe(false);
  expect(isValid({ enlaza: true })).toBe(false);
});
