import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { tradeSlugs } from '#tools/content/practice/trade/trades.ts';
import { ContentError } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { workshop as kind } from './kind.ts';
import { workshopPage } from './workshop-page-schema.ts';
import { workshop } from './workshop-schema.ts';

const content = openContent('.');

it('lists the exercises by trade, in the order of the school', () => {
  const list = kind.list(content);
  expect(list.map(({ slug }) => slug)).toEqual([...tradeSlugs]);
  expect(list[1]?.exercises[2]).toEqual({ slug: 'objecion-de-precio', title: '«Está caro»' });
});

it('reports a duplicate name', () => {
  const file = 'content/practice/taller/finanzas.yaml';
  const text = content.read(file).replace('slug: recordatorio-segundo-aviso', 'slug: explicar-el-cierre');
  expect(kind.checks({ ...content, files: () => [file], read: () => text })).toMatchObject([
    { file, message: 'El ejercicio «explicar-el-cierre» ya existe.' },
  ]);
});

it('reports a point or a warning of the workshop that has no words', () => {
  const file = 'content/practice/taller.yaml';
  const copy = readFileSync(file, 'utf8');
  expect(() => readYaml(workshop, { file, text: copy })).not.toThrow();
  const without = copy.replace(/ {2}accion-salida:\n(?: {4}.*\n)+/, '');
  expect(() => readYaml(workshop, { file, text: without })).toThrow(ContentError);
  expect(() => readYaml(workshop, { file, text: copy.replace(/ {2}trato:\n(?: {4}.*\n)+/, '') })).toThrow(
    'trato',
  );
});

it('reports a missing word of the page, and one that lost its placeholder', () => {
  const file = 'content/pages/taller.yaml';
  const copy = readFileSync(file, 'utf8');
  expect(() => readYaml(workshopPage, { file, text: copy })).not.toThrow();
  const without = copy.replace(/ {2}waiting: .*\n/, '');
  expect(() => readYaml(workshopPage, { file, text: without })).toThrow(/waiting/);
  expect(() =>
    readYaml(workshopPage, { file, text: copy.replace('el nombre «{nombre}»', 'ese nombre') }),
  ).toThrow('falta {nombre}: lo rellena el sitio');
});
