import { renameSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { copyTrades } from '#tools/testing/copied-trades.ts';
import { readTrades, trades as kind } from './kind.ts';
import { readTrade, strayRecipes, tradeFile, tradeParts, tradeSlugs } from './trades.ts';

const { folder } = kind;
const { open, path, restore, change } = copyTrades();
const read = (slug: string) => readTrade(open(), tradeFile(slug));

it('has every trade with three recipes, and a week that practises each recipe once', () => {
  const trades = readTrades(open());
  expect(trades.map(({ slug }) => slug)).toEqual([...tradeSlugs]);
  expect(trades.flatMap(({ recipes }) => recipes)).toHaveLength(trades.length * 3);
  expect(trades.flatMap(({ week }) => week)).toHaveLength(trades.length * 5);
  expect(tradeParts(open())).toHaveLength(trades.length * 3);
  expect(kind.checks(open())).toEqual([]);
});

it('requires three existing recipes', () => {
  change('ventas.yaml', '  - decir-que-no-a-un-descuento\n', '');
  expect(() => read('ventas')).toThrow('escribe exactamente tres recetas');
  restore();
  change('ventas.yaml', '  - decir-que-no-a-un-descuento', '  - decir-que-si-a-un-descuento');
  expect(() => read('ventas')).toThrow(
    'La receta «decir-que-si-a-un-descuento» no está en su carpeta.\n  → ¿Querías escribir «decir-que-no-a-un-descuento»?',
  );
});

it('reports what is wrong inside a recipe with its file', () => {
  change('ventas/decir-que-no-a-un-descuento.yaml', /minutos: \d+/, 'minutos: 2');
  expect(() => read('ventas')).toThrow(`${folder}/ventas/decir-que-no-a-un-descuento.yaml:2`);
});

it('requires five days in order, each ending in the notebook', () => {
  change('finanzas.yaml', 'dia: Martes', 'dia: Jueves');
  expect(() => read('finanzas')).toThrow('cinco sesiones, de lunes a viernes y en orden');
  change('ventas.yaml', 'to: /cuaderno#prompts', 'to: /prompts');
  expect(() => read('ventas')).toThrow('debe ser una parte del cuaderno');
  change('marketing.yaml', '/modulo-2#ensena-con-ejemplos', '/modulo-2');
  expect(() => read('marketing')).toThrow('debe llevar a un apartado');
});

it('reports a recipe that the week leaves out, and one from another trade', () => {
  change('direccion.yaml', 'receta: leer-un-contrato-sin-ser-abogado', 'receta: acta-de-reunion');
  expect(() => read('direccion')).toThrow(/«acta-de-reunion», que no es una receta de este oficio/);
  expect(() => read('direccion')).toThrow(/«leer-un-contrato-sin-ser-abogado» 0 veces/);
});

it('reports files that no page shows', () => {
  writeFileSync(path('ventas/otra.yaml'), 'title: Otra\n');
  writeFileSync(path('ventas/notas.md'), 'Notas.\n');
  renameSync(path('direccion.yaml'), path('gerencia.yaml'));
  expect(strayRecipes(open()).map(({ file }) => file)).toEqual([
    `${folder}/gerencia`,
    `${folder}/ventas/notas.md`,
    `${folder}/ventas/otra`,
  ]);
  expect(() => readTrades(open())).toThrow('ENOENT');
});

it('reports two recipes with the same name', () => {
  const copy = 'finanzas/acta-de-reunion.yaml';
  renameSync(path('finanzas/formula-de-excel-explicada.yaml'), path(copy));
  change('finanzas.yaml', /formula-de-excel-explicada/g, 'acta-de-reunion');
  expect(kind.checks(open())).toMatchObject([
    { message: expect.stringContaining('Ya hay otra receta que se llama «acta-de-reunion»') as string },
  ]);
});
