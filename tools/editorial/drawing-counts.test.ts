import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { drawingCountProblems } from './check.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'drawing-counts-'));
  mkdirSync(join(root, 'content/figures'), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('reports a number of drawings, or of those that respond, that is wrong on the landing page', () => {
  mkdirSync(join(root, 'content/pages'));
  const say = (text: string) =>
    writeFileSync(join(root, 'content/pages/home.yaml'), `title: Hola\n${text}\n`);
  for (const name of ['bucle.svg', 'mapa.svg', 'mapa.phone.svg', 'bucle.yaml', 'mapa.yaml'])
    writeFileSync(join(root, `content/figures/${name}`), '');
  say('Llevan dos dibujos, y dos responden a lo que escribes.');
  expect(drawingCountProblems(openContent(root))).toEqual([]);
  say('Llevan treinta y un dibujos, y 4 responden.');
  expect(drawingCountProblems(openContent(root))).toMatchObject([
    { file: 'content/pages/home.yaml', line: 2, message: 'Dice «treinta y un dibujos» y hay 2.' },
    { line: 2, message: 'Dice «4 responden» y hay 2.' },
  ]);
});
