import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const piecesOf = (text: string) =>
  [...renderToStaticMarkup(createElement(Unbroken, { text })).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(
    ([, piece]) => piece,
  );

test('a piece that may not break keeps its brackets and commas', () => {
  expect(piecesOf('Según terceros (7-10-2026), GPT-5.5. Escribe a ana@empresa.com: vale 10-15 días')).toEqual(
    ['(7-10-2026),', 'GPT-5.5.', 'ana@empresa.com:', '10-15'],
  );
  expect(piecesOf('Sin nada de eso (2026), y punto.')).toEqual([]);
});
