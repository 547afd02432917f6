import { readFileSync } from 'node:fs';
import { decode, encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, it } from 'vitest';
import { shownText, tokenPieces } from './token-pieces.ts';

const cut = (text: string) => tokenPieces(encode(text), decode);
const words = (text: string) => cut(text).map((piece) => piece.text);

it('splits a sentence where the model does, blanks included', () => {
  expect(words('La factura venció')).toEqual(['La', ' factura', ' venc', 'ió']);
  expect(words('La factura venció').map(shownText)).toEqual(['La', '·factura', '·venc', 'ió']);
});

it('shows a character of several tokens as one piece, and counts all its tokens', () => {
  const text = 'Plano 👩‍🔧 ñandú';
  expect(words(text).join('')).toBe(text);
  expect(cut(text).reduce((sum, piece) => sum + piece.tokens, 0)).toBe(encode(text).length);
  expect(words(text).every((piece) => piece !== '' && !piece.includes('\uFFFD'))).toBe(true);
});

it('returns no pieces for an empty text', () => {
  expect(cut('')).toEqual([]);
});

it('the lesson’s drawing shows the same pieces as the counter', () => {
  const drawing = readFileSync('content/figures/token-a-token.svg', 'utf8');
  const drawn = [...drawing.matchAll(/rx="3"\/>\s*<text[^>]*>([^<]+)</g)].map(([, label = '']) => label);
  const real = words('La factura venció el 12 de octubre y todavía no registramos el');
  expect(drawn).toEqual([...real.map((piece) => shownText(piece.trim() || piece)), '?']);
});
