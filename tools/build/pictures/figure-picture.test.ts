import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figureClasses } from '#tools/content/figures/figure-rules.ts';
import { openContent } from '#tools/content/content.ts';
import { drawnWords, figureFiles } from '#tools/content/figures/figures.ts';
import { drawFigurePicture, figurePictures } from './figure-picture.tsx';
import { drawingStyle, lightColours, withoutVariables } from './figure-style.ts';

const root = process.cwd();
const colours = lightColours(readFileSync('src/ui/tokens.css', 'utf8'));
const style = drawingStyle(readFileSync('src/documents/lesson/figure.css', 'utf8'), colours);

it('a picture has the colours of the light theme in place of variables', () => {
  expect(colours.marker).toBe('#ffe16b');
  expect(withoutVariables('<path fill="var(--ink-soft)"/>', colours)).toBe('<path fill="#4c505b"/>');
  expect(() => withoutVariables('var(--nada)', colours)).toThrow('var(--nada)');
  expect(style).not.toContain('var(');
});

it('every class that a drawing may use has its style in the picture', () => {
  expect(figureClasses.filter((name) => !style.includes(`.${name}`))).toEqual([]);
  expect(style).toContain('.drawing {');
  expect(style).not.toMatch(/@|display|figcaption/);
});

it('every drawing has a picture, 1600 px wide and small enough for a chat', async () => {
  const files = figurePictures(root);
  expect(files).toContain('figuras/craft-por-piezas.png');
  expect(files).toHaveLength(
    figureFiles(openContent(root)).filter((file) => !file.includes('.phone.')).length,
  );
  const png = await drawFigurePicture(root, 'figuras/craft-por-piezas.png');
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1600);
  expect(png.length).toBeLessThan(150_000);
});

it('the fonts of pictures have every letter that drawings use', () => {
  const known = /^[\x20-\xff\n–—‘’“”…€]*$/;
  const odd = figureFiles(openContent(root)).filter(
    (file) => !known.test(drawnWords(readFileSync(file, 'utf8'))),
  );
  expect(odd).toEqual([]);
});
