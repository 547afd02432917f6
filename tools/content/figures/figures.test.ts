import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unreadableFiles } from '#tools/content/check.ts';
import { compileFile } from '#tools/content/compile-file.ts';
import { openContent } from '#tools/content/content.ts';
import { figureClasses } from './figure-rules.ts';
import { figureProblems, figureReader, unusedFigures } from './figures.ts';
import { compileLesson } from '#tools/content/lesson/lesson.ts';
import { lessons } from '#tools/content/lesson/lessons.ts';
import { ContentError } from '#tools/content/problem.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'figures-'));
  mkdirSync(join(root, 'content/figures'), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const put = (name: string, source: string) => {
  writeFileSync(join(root, `content/figures/${name}.svg`), source);
};
const draw = (inside: string, viewBox = '0 0 340 200') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" font-size="14">
  <title>El bucle</title>
  <desc>Pedir, leer y corregir se repiten.</desc>
  ${inside}
</svg>
`;
const arrow = '<defs><marker id="tip"><path d="M0 0 5 5"/></marker></defs>';

function problems(source: string, phone?: string) {
  put('bucle', source);
  if (phone) put('bucle.phone', phone);
  return figureProblems(openContent(root));
}

it('prefixes ids with the name of the figure, so that two figures in a page never share one', () => {
  put('bucle', draw(`${arrow}<path class="ink" d="M0 0 9 9" marker-end="url(#tip)"/>`));
  put('otro', draw(arrow));
  const read = figureReader(openContent(root));
  const { drawing = '' } = read('bucle') ?? {};
  expect(drawing).toContain('<marker id="figura-bucle-tip">');
  expect(drawing).toContain('marker-end="url(#figura-bucle-tip)"');
  expect(drawing).toContain(
    'role="group" aria-labelledby="figura-bucle-title" aria-describedby="figura-bucle-desc"',
  );
  expect(drawing).toContain('<title id="figura-bucle-title">El bucle</title>');
  expect(read('otro')?.drawing).toContain('id="figura-otro-tip"');
});

it('enlarges a narrow figure a little, and keeps the size of a wide one beside its phone variant', () => {
  put('bucle', draw('<text>Pide</text>'));
  put('mapa', draw('<text>Pide</text>', '0 0 720 300'));
  put('mapa.phone', draw('<text>Pide</text>'));
  const read = figureReader(openContent(root));
  expect(read('bucle')?.drawing).toContain('width="425" height="250"');
  expect(read('mapa')?.drawing).toContain('width="720" height="300"');
  expect(read('mapa')?.phone).toContain(
    'aria-labelledby="figura-mapa-phone-title" aria-describedby="figura-mapa-phone-desc"',
  );
});

it.each([
  ['without a title', draw('').replace(/<title>.*<\/title>/, ''), /le falta su título/],
  ['with an empty description', draw('').replace(/<desc>.*<\/desc>/, '<desc> </desc>'), /su descripción/],
  ['with a colour of its own', draw('<rect fill="#ffe16b"/>'), /«#ffe16b» es un color suelto/],
  ['with a colour by its name', draw('<path stroke="red"/>'), /«red» es un color suelto/],
  ['with a token that is not for figures', draw('<path fill="var(--accent-ink)"/>'), /color suelto/],
  ['with styles of its own', draw('<rect style="fill:red"/>'), /«style» no se admite/],
  ['with a style sheet', draw('<style>.a{fill:red}</style>'), /<style> no se admite/],
  ['with a class that no style sheet has', draw('<rect class="inc"/>'), /La clase «inc» no existe/],
  ['with a script', draw('<script>alert(1)</script>'), /lleva código \(<script>\)/],
  ['with an event', draw('<rect onclick="alert(1)"/>'), /lleva código \(onclick\)/],
  ['with a reference elsewhere', draw('<path href="https://www.ejemplo.com"/>'), /lleva a otro sitio/],
  ['with a picture', draw('<image x="0"/>'), /<image> no se admite/],
  ['with HTML in it', draw('<foreignObject></foreignObject>'), /<foreignObject> no se admite/],
  ['with a colour from elsewhere', draw('<rect fill="url(https://a.b/c.svg#d)"/>'), /color suelto/],
  [
    'with an arrowhead from elsewhere',
    draw('<path marker-end="url(https://a.b/#d)"/>'),
    /no está en este dibujo/,
  ],
  ['with an arrowhead that is missing', draw('<path marker-end="url(#tip)"/>'), /no está en este dibujo/],
  ['with small print', draw('<text font-size="12">Nota</text>'), /«Nota» se lee a menos de 12 px/],
  ['with text made small around it', draw('<g font-size="9"><text>Nota</text></g>'), /«Nota» se lee a menos/],
  ['with text that says no size', draw('<text>Nota</text>').replace(' font-size="14"', ''), /«Nota» se lee/],
  ['too wide for a phone', draw('<text>Nota</text>', '0 0 720 300'), /«Nota» se lee a menos de 12 px/],
  ['shrunk by a transformation', draw('<g transform="scale(.5)"><text>A</text></g>'), /cambia el tamaño/],
  ['without its size', draw('').replace(/ viewBox="[^"]*"/, ''), /no dice su tamaño/],
  ['too heavy', draw(`<path d="${'M0 0'.repeat(3000)}"/>`), /ocupa 12\d+ bytes y puede tener 12000/],
  ['left open', draw('<g>'), /Se cierra <svg> y está abierto <g>/],
  ['with loose quotes', draw("<rect x='1'/>"), /No se entiende <rect x='1'/],
  ['with a document type', `<!DOCTYPE svg>${draw('')}`, /No se entiende <!DOCTYPE svg>/],
])('a drawing %s is refused', (_, source, message) => {
  const [first] = problems(source);
  expect(first).toMatchObject({
    file: 'content/figures/bucle.svg',
    message: expect.stringMatching(message) as string,
  });
  expect(first?.hint).toBeTruthy();
});

it('refuses a phone variant with small letters, and reports its file and line', () => {
  const wide = draw('<text>Nota</text>', '0 0 720 300');
  expect(problems(wide, draw('<text font-size="12">Nota</text>'))).toMatchObject([
    {
      file: 'content/figures/bucle.phone.svg',
      line: 4,
      message: expect.stringContaining('«Nota»') as string,
    },
  ]);
  expect(problems(wide, draw('<text>Nota</text>'))).toEqual([]);
  expect(problems(draw('<text font-size="13">Nota</text>', '0 0 720 300'))).toHaveLength(1);
});

it('reports a drawing that no lesson shows, and a phone variant without a main drawing', () => {
  put('suelto', draw(''));
  put('solo.phone', draw(''));
  expect(figureProblems(openContent(root))).toMatchObject([
    { file: 'content/figures/solo.svg', message: 'Falta este archivo.' },
  ]);
  expect(unusedFigures(openContent(root), [':::figura{nombre="solo"}'])).toMatchObject([
    { file: 'content/figures/suelto.svg', message: 'Este dibujo no está en ninguna lección.' },
  ]);
});

const header = `---
title: Prueba
subtitle: Una línea
description: Una descripción de prueba que tiene la longitud justa para que un buscador la muestre entera sin cortarla por el final.
duration: 20 min
level: Principiante
section: 1
---
`;

function lesson(body: string) {
  put('bucle', draw('<text>Pide</text>'));
  return compileLesson('content/lessons/prueba.md', `${header}\n${body}\n`, {
    readFigure: figureReader(openContent(root)),
  });
}

it('a lesson shows a drawing with its caption', () => {
  expect(lesson(':::figura{nombre="bucle"}\n\nSe **repite**.\n\n:::').intro).toMatchObject([
    {
      block: 'figura',
      caption: 'Se <strong>repite</strong>.',
      drawing: expect.stringContaining('Pide') as string,
    },
  ]);
});

it.each([
  ['a drawing that does not exist', ':::figura{nombre="bucles"}\n\nTexto.\n\n:::', /«bucles» no existe/],
  ['a name with blanks', ':::figura{nombre="El bucle"}\n\nTexto.\n\n:::', /«nombre».*minúsculas/],
  ['a way out of the folder', ':::figura{nombre="../bucle"}\n\nTexto.\n\n:::', /«nombre».*minúsculas/],
  ['no caption', ':::figura{nombre="bucle"}\n\n:::', /exactamente un párrafo/],
  ['a list as caption', ':::figura{nombre="bucle"}\n\n- Uno\n\n:::', /exactamente un párrafo/],
  [
    'the same drawing twice',
    ':::figura{nombre="bucle"}\n\nA.\n\n:::\n\n'.repeat(2),
    /ya está en esta lección/,
  ],
])('a lesson with %s is refused', (_, body, message) => {
  expect(() => lesson(body)).toThrow(message);
});

it('a broken drawing stops its lesson, and the check of all content reports it once', () => {
  cpSync('content', join(root, 'content'), { recursive: true });
  put('bucle', draw('<rect fill="red"/>'));
  const file = 'content/lessons/modulo-1.md';
  appendFileSync(join(root, file), '\n:::figura{nombre="bucle"}\n\nTexto.\n\n:::\n');
  expect(() => compileFile(openContent(root), file)).toThrow(ContentError);
  expect(unreadableFiles(openContent(root))).toMatchObject([
    { file: 'content/figures/bucle.svg', message: '«red» es un color suelto.' },
  ]);
});

it('every lesson of the school has four drawings or more', () => {
  const content = openContent('.');
  const counts = lessons.files(content).map((file) => content.read(file).split('figura{nombre=').length - 1);
  expect(counts).toHaveLength(6);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
});

it('reports an activity whose drawing is missing', () => {
  writeFileSync(join(root, 'content/figures/suelta.yaml'), 'actividad: tokens\n');
  expect(figureProblems(openContent(root))).toMatchObject([{ file: 'content/figures/suelta.svg' }]);
});

it('the guide for editors names every class that a drawing may use', () => {
  const guide = openContent('.').read('content/README.md');
  expect(figureClasses.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
