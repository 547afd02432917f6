import { expect, it } from 'vitest';
import { compileLesson } from '#tools/content/lesson/lesson.ts';
import type { GlossaryEntry } from './glossary-schema.ts';

const header = `---
title: Prueba
subtitle: Una línea
description: Una descripción de prueba que tiene la longitud justa para que un buscador la muestre entera sin cortarla por el final.
duration: 20-25 min
level: Principiante
section: 1
module: 1
---
`;

const entry = (term: string, more: Partial<GlossaryEntry> = {}): GlossaryEntry => ({
  term,
  sentences: ['Una.', 'Dos.', 'Tres.'],
  example: 'Un ejemplo.',
  taught: '/otra#otra-parte',
  ...more,
});

const terms = [
  entry('Token', { names: ['tokens'] }),
  entry('API', { taught: '/prueba#que-es-una-api' }),
  entry('Clave de API'),
  entry('JSON'),
  entry('Markdown'),
  entry('Proyecto', { linked: false }),
];

/** The words that a lesson links to the glossary, with the anchors. */
function linked(body: string) {
  const { intro, sections } = compileLesson('content/lessons/prueba.md', `${header}\n${body}\n`, { terms });
  const html = JSON.stringify([intro, sections]).replaceAll('\\"', '"');
  return [...html.matchAll(/<a href="\/glosario#([^"]+)" class="term">([^<]+)<\/a>/g)].map(
    ([, anchor, words]) => `${words} → ${anchor}`,
  );
}

const inSection = (text: string) => linked(`## Una parte\n\n${text}`);

it('links the first use in a lesson, in any case and number, and not the second', () => {
  expect(inSection('Cuenta los Tokens. Un token más.\n\n- Otro token')).toEqual(['Tokens → token']);
  expect(linked('## Una\n\nUn token.\n\n## Dos\n\nUn token.')).toEqual(['token → token']);
});

it('takes the longer of two terms, and only whole words', () => {
  expect(inSection('Guarda la clave de API.')).toEqual(['clave de API → clave-de-api']);
  expect(inSection('Tokenizar, JSON5 y pre-token.')).toEqual([]);
});

it('links three words in a section at most', () => {
  expect(inSection('Token, JSON, Markdown y clave de API.')).toEqual([
    'Token → token',
    'JSON → json',
    'Markdown → markdown',
  ]);
  expect(linked('## Una\n\nToken, JSON, Markdown, clave de API.\n\n## Dos\n\nLa clave de API.')).toHaveLength(
    4,
  );
});

it('links nothing in the section that the glossary names, and links the word elsewhere', () => {
  expect(linked('## Qué es una API\n\nLa API responde.')).toEqual([]);
  expect(linked('## Una parte\n\n### Qué es una API\n\nLa API responde.')).toEqual([]);
  expect(linked('## Qué es una API\n\nLa API responde.\n\n## Después\n\nLa API otra vez.')).toEqual([
    'API → api',
  ]);
});

it.each([
  ['a heading', '### Un token\n\nUn token.'],
  ['bold', '**Token.** Un token.'],
  ['italics', 'Un trozo se llama _token_. Un token.'],
  ['brackets behind it', 'Un token (trozo de texto) y otro token.'],
  [
    'the title of a card',
    '::::tarjetas\n\n:::tarjeta{titulo="Token"}\n\nUn token.\n\n:::\n\n:::tarjeta{titulo="Otra"}\n\nUn token.\n\n:::\n\n::::',
  ],
])('links nothing in a section that explains the word in %s', (_, text) => {
  expect(inSection(text)).toEqual([]);
});

it.each([
  ['a link', 'Mira [cada token](/otra).'],
  ['a heading', '### El JSON\n\nTexto.'],
  ['code in a line', 'Escribe `token`.'],
  ['a block of code', '```text\nUn token.\n```'],
  ['a prompt', ':::prompt{titulo="Uno"}\n\n```text\nUn token.\n```\n\n:::'],
  ['a quotation', 'Pide «cuenta cada token» y espera.'],
  [
    'the button of a question and its answer',
    ':::comprueba{pregunta="¿Qué es un token?"}\n\nUn token.\n\n:::',
  ],
  [
    'what a learner should write down',
    ':::cuaderno{id="uno" titulo="Uno" pregunta="¿Qué?"}\n\nUn token.\n\n:::',
  ],
  ['an answer of an assistant', ':::resultado{titulo="Uno" vale="Sí"}\n\nUn token.\n\n:::'],
  ['a word that has another meaning too', 'Un proyecto de obra.'],
])('links nothing in %s', (_, text) => {
  expect(inSection(text)).toEqual([]);
});

it('links a word behind a quotation, and in an example', () => {
  expect(inSection('Pide «algo» y cuenta cada token.')).toEqual(['token → token']);
  expect(inSection(':::ejemplo{empresa="Tornamar"}\n\nUn token.\n\n:::')).toEqual(['token → token']);
});

it('leaves the introduction as it is, and a lesson without a glossary too', () => {
  expect(linked('Un token.\n\n## Una parte\n\nTexto.')).toEqual([]);
  const lesson = compileLesson('content/lessons/prueba.md', `${header}\n## Una parte\n\nUn token.\n`);
  expect(lesson.sections[0]?.nodes).toEqual([{ block: 'texto', html: '<p>Un token.</p>' }]);
});
