import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { guideFile, readGuide } from './guide.ts';
import { wordFiles } from '#tools/content/words.ts';

const stage = (when: string) =>
  `:::hito{cuando="${when}" titulo="A"}\n\nGuarda \`perfil.json\`\nhoy.\n\n:::\n`;
const prompts =
  '```text\n[PERFIL COMPLETO EN JSON]\n```\n\n```text\n[DATOS DE LA EMPRESA Y SERVICIOS]\n```\n';
const week = ['Día 1', 'Días 2-3', 'Día 4', 'Días 5-6', 'Día 7'];

let root = '';
afterEach(() => {
  if (root) rmSync(root, { recursive: true });
  root = '';
});

function guideOf(source: string) {
  root = mkdtempSync(join(tmpdir(), 'guide-'));
  mkdirSync(join(root, 'content/lessons'), { recursive: true });
  writeFileSync(join(root, guideFile), source);
  return () => readGuide(openContent(root));
}

it('reads the roadmap with its days, and text without markup', () => {
  const { stages } = guideOf(`${week.map(stage).join('\n')}\n${prompts}`)();
  expect(stages.map(({ days }) => days)).toEqual([[1], [2, 3], [4], [5, 6], [7]]);
  expect(stages[1]).toMatchObject({ when: 'Días 2-3', title: 'A', text: 'Guarda perfil.json hoy.' });
});

it.each([
  ['a missing day', `${week.slice(1).map(stage).join('\n')}\n${prompts}`, /reparte los días así: 2,3/],
  ['a prompt without the place for the profile', week.map(stage).join('\n'), /PERFIL COMPLETO EN JSON/],
])('reports %s', (_what, source, message) => {
  expect(guideOf(source)).toThrow(message);
});

it('the real guide has seven days and both prompts for a profile', () => {
  const { stages, direct, progressive } = readGuide(openContent('.'));
  expect(stages.flatMap(({ days }) => days)).toHaveLength(7);
  expect(direct.text).toContain(direct.place);
  expect(progressive.text).toContain('EMPIEZA');
});

it('the example profile belongs to the company of the lessons', () => {
  const { principal } = wordFiles.company.read(openContent('.'));
  const { profile } = wordFiles.cuaderno.read(openContent('.'));
  const { company, services, offices, audiences, communication } = profile.forms.company.fields;
  for (const word of [principal.nombre, principal.ciudad, principal.pais, principal.diferencia])
    expect(company.example).toContain(word);
  for (const line of principal.lineas) expect(services.example.join()).toContain(line);
  expect(offices.example).toEqual(
    principal.oficinas.map(({ ciudad, funcion, horario }) => `${ciudad}: ${funcion}; ${horario}`),
  );
  principal.clientes.forEach(({ tipo }, index) => expect(audiences.example[index]).toContain(`${tipo}: `));
  expect(communication.example).toContain(principal.trato);
});
