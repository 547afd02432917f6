import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceFindings, restoreValues } from './equivalences.ts';
import { findPersonalData } from '#common/personal-data/find-personal-data.ts';

/** Other texts each time; `npm run test:all` tries more of them. */
const numRuns = process.env.FULL ? 3000 : 400;

/** Pieces that finders react to, glued together with what may stand around them. */
const piece = fc.constantFrom(
  ...[
    'ana@tienda.es',
    '+34 612 345 678',
    'ES91 2100 0418 4502 0005 1332',
    '4111 1111 1111 1111',
    '12345678Z',
  ],
  ...['GODE561231GR8', 'HEGG560427MVZRRL04', '20-12345678-6', '12.345.678-5', '1710034065', '900.123.456-8'],
  ...[
    'sk-abcdefghijklmnopqrstuvwx',
    'teléfono: ',
    'contraseña: ',
    'clave=',
    'DNI ',
    'RFC ',
    'Pedido ',
    '612345678',
  ],
  ...[
    '[CORREO 1]',
    '[correo 2]',
    '\\[',
    '\\]',
    '[',
    ']',
    '**',
    '\\',
    ' ',
    ', ',
    '\n',
    '.',
    '@',
    '+',
    '-',
    '(',
    '1',
    'Ñ',
    '😀',
  ],
  ...['-----BEGIN PRIVATE KEY-----', '-----END PRIVATE KEY-----', 'https://a:b4cd@c.es/', 'eyJ', '$&'],
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 30 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

test('findings are in order, do not overlap, and have the value at their position', () => {
  fc.assert(
    fc.property(text, (input) => {
      let end = 0;
      for (const finding of findPersonalData(input)) {
        expect(finding.start).toBeGreaterThanOrEqual(end);
        expect(finding.end).toBeGreaterThan(finding.start);
        expect(input.slice(finding.start, finding.end)).toBe(finding.value);
        end = finding.end;
      }
    }),
    { numRuns },
  );
});

test('replaced values can be restored exactly', () => {
  fc.assert(
    fc.property(text, (input) => {
      const { text: replaced, equivalences } = replaceFindings(input, findPersonalData(input));
      expect(restoreValues(replaced, equivalences)).toBe(input);
    }),
    { numRuns },
  );
});

/** Each makes some pattern backtrack again and again. */
const hostile = [
  ...[
    'a',
    '1',
    ' ',
    '@',
    '-',
    '\n',
    '(',
    '+',
    '.',
    'A1',
    '1 ',
    '1.',
    '1-',
    'a@',
    'a.',
    'a@a.',
    '@a.',
    'ES91',
    'es91 ',
  ],
  ...[
    '12345678',
    '12.345.678-',
    '4111 ',
    '+34',
    '+34 6',
    '00',
    'tel 1 ',
    'tel 61 23 ',
    'tel 612345678 ',
    'clave ',
    'clave: ',
  ],
  ...[
    'contraseña a ',
    'contraseña: a',
    'eyJ',
    'eyJaaaaaaaaaa.',
    'sk-',
    'a://a:',
    '-----BEGIN PRIVATE KEY-----',
    '[CORREO 1',
  ],
  ...[
    '[CORREO 1]',
    'ana@tienda.es ',
    'DNI 12345678 ',
    'C. C. 1.032.456.789 ',
    'c. ',
    'RFC ABCD',
    'pedido ',
    '12345678Z ',
    '1 2 3 4 5 6 7 8 9 ',
  ],
];

function timeOf(input: string) {
  const began = performance.now();
  const { text: replaced, equivalences } = replaceFindings(input, findPersonalData(input));
  expect(restoreValues(replaced, equivalences)).toBe(input);
  return performance.now() - began;
}

/** Four times the text takes about four times as long; sixteen times would mean a pattern that starts again at every letter. */
test.each(hostile)('100 kB of %j take time in proportion to their length', (unit) => {
  const make = (length: number) => unit.repeat(Math.ceil(length / unit.length));
  const [short, long] = [make(25_000), make(100_000)];
  // Other programs use the machine too: one good run is enough. A ratio of very short runs means nothing.
  const ratios: number[] = [];
  while (ratios.length < 5 && !ratios.some((ratio) => ratio < 8))
    ratios.push(timeOf(long) / Math.max(timeOf(short), 10));
  expect(Math.min(...ratios)).toBeLessThan(8);
});
