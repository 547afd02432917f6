import { expect, it } from 'vitest';
import { fillWindow, pushedOut, usedTokens } from './context-window.ts';

const piece = (name: string, tokens: number) => ({ name, tokens });
const agreed = piece('acuerdo', 300);
const states = (sizes: number[], size: number) =>
  fillWindow(
    sizes.map((tokens) => piece('', tokens)),
    size,
  ).map(({ state }) => state);

it('keeps everything while there is room', () => {
  expect(states([300, 800, 900], 2000)).toEqual(['inside', 'inside', 'inside']);
  expect(states([1000, 1000], 2000)).toEqual(['inside', 'inside']);
});

it('drops the oldest pieces first, and only as many as the new one needs', () => {
  expect(states([300, 800, 900, 100], 2000)).toEqual(['out', 'inside', 'inside', 'inside']);
  expect(states([300, 800, 900, 1900], 2000)).toEqual(['out', 'out', 'out', 'inside']);
  expect(usedTokens(fillWindow([agreed, piece('', 1900)], 2000))).toBe(1900);
});

it('a piece larger than the window stays out and pushes nothing out', () => {
  expect(states([300, 2001, 800], 2000)).toEqual(['inside', 'too-big', 'inside']);
});

it('a larger window brings back what a smaller one lost', () => {
  expect(states([300, 15_900], 16_000)).toEqual(['out', 'inside']);
  expect(states([300, 15_900], 32_000)).toEqual(['inside', 'inside']);
});

it('returns what the last piece pushed out, without earlier losses', () => {
  const chat = [agreed, piece('contrato', 1000), piece('informe', 1500)];
  expect(pushedOut(chat, 2000).map(({ name }) => name)).toEqual(['acuerdo', 'contrato']);
  expect(pushedOut([...chat, piece('pregunta', 100)], 2000)).toEqual([]);
  expect(pushedOut([agreed], 2000)).toEqual([]);
});
