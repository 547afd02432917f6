import { expect, it } from 'vitest';
import { styleProblems } from './style.ts';

const inLesson = (source: string) => styleProblems([{ file: 'content/lessons/x.md', source }]);
const inYaml = (source: string) => styleProblems([{ file: 'content/pages/x.yaml', source }]);

it.each([
  [
    'a figure without its date',
    'Según el curso, son 20 archivos.',
    /de cuándo es/,
    /Según el curso \(2024\)/,
  ],
  ['a full stop inside the quotes', 'Dijo: «Más corto.» Y ya.', /después de las comillas/, /«…»\./],
  ['one GPT too few', 'Prueba los GPT de la casa.', /«los GPT»: en plural/, /«los GPTs»/],
  ['a shop of one GPT', 'Abre la tienda de GPT.', /«tienda de GPT»/, /«tienda de GPTs»/],
  ['thousands with a point', 'Son 512.000 caracteres.', /decimal/, /512\u202F000/],
  ['a thousand with a point', 'Páginas de 2.000 caracteres.', /decimal/, /van juntas: 2000/],
  ['thousands with a wide space', 'Son 512 000 caracteres.', /espacio/, /512\u202F000/],
  ['dollars without their name', 'Una hora cuesta $8.', /qué moneda/, /«8 dólares»/],
  ['a module in capitals', 'Lo viste en el [Módulo 2](/modulo-2).', /minúscula/, /«módulo 2»/],
  ['a word of one country', 'Calcula el coste.', /«coste»/, /costo/],
  ['a telephone of one country', 'Léelo en el móvil.', /«el móvil»/, /teléfono/],
  ['an emoji', 'Bien hecho 😀.', /^Hay un emoji\.$/, /Bórralo/],
  [
    'a search in the store',
    '[Búscalo](https://chatgpt.com/gpts?q=analista).',
    /búsqueda en la tienda de GPTs/,
    /Enlaza un kit/,
  ],
])('reports %s with what to write instead', (_, source, message, hint) => {
  expect(inLesson(`Una línea.\n\n${source}\n`)).toEqual([
    {
      file: 'content/lessons/x.md',
      line: 3,
      message: expect.stringMatching(message) as string,
      hint: expect.stringMatching(hint) as string,
    },
  ]);
});

it.each([
  ['quotes that end as they should', 'Dijo «más corto». Y «¿por qué?» y «así…» y «Tornamar, S. A.».'],
  [
    'models, single GPTs and the title of the library',
    'GPT-4o, un GPT, tu GPT, los GPTs y GPT Personalizados.',
  ],
  ['years, decimals, hours, versions and small numbers', 'En 2026, 3,5 horas, 10:30, 4.1, 1.2.345 y 5000.'],
  ['thousands with a thin space', 'Son 512\u202F000 caracteres.'],
  [
    'a module at the head of a sentence or as the name of a button',
    'Fin. Módulo 2 sigue. Pulsa «Módulo 2 →».',
  ],
  ['numbers and quotes in code', 'Escribe `$20` y `2.000`.\n\n```text\nCuesta $20 y 2.000. «Así.»\n```'],
  ['a mobile application', 'La aplicación móvil dicta.'],
  ['the numbers of laws', 'La Ley 25.326 y la ley 19.628.'],
  ['telephone numbers', 'Llama al +34 600 000 000 o al 099 000 000.'],
  ['addresses', '[precios](https://example.com/2.000)'],
])('accepts %s', (_kind, source) => {
  expect(inLesson(source)).toEqual([]);
});

it('lets a scene speak as its city does', () => {
  expect(inLesson(':::ejemplo{empresa="Gestoría en Sevilla"}\n\nLo lee en el móvil.\n\n:::')).toEqual([]);
});

it('lets a table of prices use the sign when its caption names the currency', () => {
  const table = (caption: string) => `:::tabla{titulo="${caption}"}\n\n| Plan |\n| --- |\n| $20 |\n\n:::`;
  expect(inLesson(table('Precios en dólares'))).toEqual([]);
  expect(inLesson(table('Precios'))).toMatchObject([{ line: 5 }]);
});

it('reads the attributes of blocks and the header of the file', () => {
  const lesson = '---\ntitle: Los GPT\n---\n\n:::comprueba{pregunta="¿Caben 60.000?"}\n\nSí.\n\n:::';
  expect(inLesson(lesson)).toMatchObject([{ line: 2 }, { line: 5 }]);
});

it('reads page copy, but neither its notes nor its addresses', () => {
  expect(inYaml('# los GPT\nlabel: Ver los GPT\nto: /los GPT\nnote: Ir al Módulo 1\n')).toMatchObject([
    { line: 2, hint: 'Escribe «los GPTs».' },
  ]);
});

it('leaves the text of a library prompt to its author', () => {
  const source = '---\ntitle: Precio\n---\n\nNo pases de $20.\n';
  expect(styleProblems([{ file: 'content/prompts/precio.md', source }])).toEqual([]);
  expect(styleProblems([{ file: 'content/prompts/precio/version-corta.md', source }])).toEqual([]);
  expect(styleProblems([{ file: 'content/prompts/precio/resultado.md', source }])).toMatchObject([
    { line: 5 },
  ]);
});
