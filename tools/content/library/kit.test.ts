import { expect, it } from 'vitest';
import { compileGpt } from './library.ts';
import { chatAddress } from './kit.ts';
import { problemsOf } from '#tools/content/problem.ts';

const header = `---
id: 1
title: Un kit
description: Para probar.
category: Análisis de Datos
tags:
  - datos
---
`;
const file = 'content/gpts/uno.md';
const parts: Record<string, string> = {
  'kit.yaml': `arranque: |-
  Actúa como analista.
  Empieza preguntando.
archivo: mis-datos.md
habilidad: Responde preguntas. Úsala con una tabla.
frases: [Una, Dos, Tres, Cuatro]
pruebas:
${[1, 2, 3, 4, 5].map((n) => `  - pregunta: Prueba ${n}\n    debe: [Contesta]\n`).join('')}rechaza: [Uno, Dos, Tres]
`,
  'instrucciones.md': `# Kit

## Objetivo

Lee \`mis-datos.md\`.

## Cómo actúas

## Instrucciones

## Formato de salida

## Protección

## Antes de responder
`,
  'conocimiento.md': '# [EMPRESA]\n\n[FECHA] y [PRODUCTO]\n',
};

const compile = (changed: Record<string, string> = {}, extra = '', body = 'Ayuda.') =>
  compileGpt(file, `${header.replace('---\n', `---\n${extra}`)}\n## Qué hace\n\n${body}\n`, (name) => ({
    file: `content/gpts/uno/${name}`,
    text: changed[name] ?? parts[name] ?? '',
  }));

const problems = (changed: Record<string, string>, extra?: string) =>
  problemsOf(() => compile(changed, extra));

const changed = (name: string, from: string | RegExp, to: string) => ({
  [name]: (parts[name] ?? '').replace(from, to),
});

it('joins a description and its kit, word for word as learners copy it', () => {
  const { kit, detailedDescription } = compile();
  expect(detailedDescription).toContain('<h2 id="que-hace">Qué hace</h2>');
  expect(kit.instructions).toBe(parts['instrucciones.md']?.trim());
  expect(kit.knowledge).toBe('# [EMPRESA]\n\n[FECHA] y [PRODUCTO]');
  expect(kit).toMatchObject({ file: 'mis-datos.md', starters: ['Una', 'Dos', 'Tres', 'Cuatro'] });
  expect(kit.tests).toHaveLength(5);
});

it('opens a new chat that begins with the readable text of the kit', () => {
  const address = new URL(compile().chatgptUrl);
  expect(address.origin + address.pathname).toBe('https://chatgpt.com/');
  expect(address.searchParams.get('q')).toBe('Actúa como analista.\nEmpieza preguntando.');
});

it('opens the GPT of the school once there is one, but never a search in the store', () => {
  const published = 'https://chatgpt.com/g/g-123-analista';
  expect(compile({}, `chatgptUrl: ${published}\n`).chatgptUrl).toBe(published);
  expect(problems({}, 'chatgptUrl: https://chatgpt.com/gpts?q=analista\n')).toMatchObject([
    { file, line: 2, message: expect.stringContaining('búsqueda en la tienda') as string },
  ]);
});

it('refuses an opening whose address would be too long', () => {
  const long = 'ñ '.repeat(170);
  expect(chatAddress(long).length).toBeGreaterThan(1500);
  expect(problems(changed('kit.yaml', 'Actúa como analista.', long))).toMatchObject([
    { file: 'content/gpts/uno/kit.yaml', line: 1, message: expect.stringContaining('1500') as string },
  ]);
});

it('refuses a description that a skill cannot have', () => {
  const written = (text: string) => problems(changed('kit.yaml', 'Responde preguntas.', text));
  expect(written('Responde. '.repeat(103))).toMatchObject([
    {
      file: 'content/gpts/uno/kit.yaml',
      line: 5,
      message: expect.stringContaining('admite 1024 caracteres') as string,
    },
  ]);
  expect(written('Responde si A > B.')).toMatchObject([
    { line: 5, message: expect.stringContaining('no admite etiquetas') as string },
  ]);
  expect(problems(changed('kit.yaml', /habilidad: .*\n/, ''))).toMatchObject([
    { message: expect.stringContaining('habilidad') as string },
  ]);
});

it.each(['Uno', 'uno--dos', 'uno_dos', '-uno', 'a'.repeat(65)])(
  'refuses the file name %s, which could not be the name of a skill',
  (slug) => {
    const source = `${header}\n## Qué hace\n\nAyuda.\n`;
    const readPart = (name: string) => ({ file: name, text: parts[name] ?? '' });
    expect(problemsOf(() => compileGpt(`content/gpts/${slug}.md`, source, readPart))).toMatchObject([
      { line: 1, message: expect.stringContaining('nombre de una habilidad') as string },
    ]);
  },
);

it('asks for exactly four starters and five tests', () => {
  const text = (parts['kit.yaml'] ?? '')
    .replace(', Cuatro', '')
    .replace(/ {2}- pregunta: Prueba 5\n.*\n/, '');
  expect(problems({ 'kit.yaml': text }).map(({ message }) => message)).toEqual([
    expect.stringContaining('cuatro frases'),
    expect.stringContaining('cinco pruebas'),
  ]);
});

it('refuses instructions longer than the field of a GPT', () => {
  const long = changed('instrucciones.md', 'Lee', 'Lee '.repeat(2000));
  expect(problems(long)).toMatchObject([
    {
      file: 'content/gpts/uno/instrucciones.md',
      message: expect.stringMatching(/caracteres y deben tener menos de 8000/) as string,
    },
  ]);
});

it('requires the five blocks of module 4 in their order', () => {
  expect(problems(changed('instrucciones.md', '## Protección\n\n', ''))).toMatchObject([
    { message: 'Falta el bloque D.', hint: expect.stringContaining('## Protección') as string },
  ]);
  const swapped = changed(
    'instrucciones.md',
    /## Protección\n\n(## Antes de responder)\n/,
    '$1\n\n## Protección\n',
  );
  expect(problems(swapped)).toMatchObject([{ message: 'El bloque E no está en su orden.' }]);
});

it('requires instructions that name the knowledge file, and something to fill in', () => {
  expect(problems(changed('instrucciones.md', '`mis-datos.md`', 'el archivo'))).toMatchObject([
    { message: expect.stringContaining('mis-datos.md') as string },
  ]);
  expect(problems({ 'conocimiento.md': '# [EMPRESA]\n' })).toMatchObject([
    { file: 'content/gpts/uno/conocimiento.md', message: expect.stringContaining('1 huecos') as string },
  ]);
});
