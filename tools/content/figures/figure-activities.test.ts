import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { factsFile, parseFacts } from '#tools/content/rules/facts.ts';
import { openContent } from '#tools/content/content.ts';
import { compileActivity } from './figure-activities.ts';
import { figureFiles } from './figures.ts';
import { problemsOf } from '#tools/content/problem.ts';

const facts = parseFacts(readFileSync(factsFile, 'utf8'));
const read = (name: string) => readFileSync(`content/figures/${name}.yaml`, 'utf8');
const idsOf = (name: string) =>
  [...readFileSync(`content/figures/${name}.svg`, 'utf8').matchAll(/ id="([^"]*)"/g)].map(
    ([, id = '']) => id,
  );

const compile = (name: string, text = read(name)) =>
  compileActivity({ file: `content/figures/${name}.yaml`, text }, { facts, ids: idsOf(name) });

const problems = (name: string, change: (source: string) => string) =>
  problemsOf(() => compile(name, change(read(name))));

it('the school has four activities, one of each kind', () => {
  const names = figureFiles(openContent('.'), '.yaml').map((file) => file.replace(/^.*\/|\.yaml$/g, ''));
  expect(names.map((name) => compile(name).kind).sort()).toEqual(['craft', 'plan', 'tokens', 'ventana']);
});

it('the plans have the window sizes of the fact', () => {
  const activity = compile('ventana-de-contexto');
  expect(activity.kind === 'ventana' && activity.plans.map(({ tokens }) => tokens)).toEqual([
    27_000, 54_000, 128_000,
  ]);
});

it('a plan that quotes outdated words of a fact stops the build', () => {
  expect(
    problems('ventana-de-contexto', (source) => source.replace(/54\s000 en/, '64 000 en')),
  ).toMatchObject([{ message: '«64 000 en Go, Plus y Business» no está en el dato «ventana-plan».' }]);
});

it('a result shows the current facts and names only facts that exist', () => {
  const activity = compile('que-plan');
  const business = activity.kind === 'plan' && activity.results.find(({ id }) => id === 'business');
  expect(business).toMatchObject({
    facts: [{ subject: 'Plan Team' }, { subject: 'Quién puede crear un GPT' }, {}],
  });
  expect(problems('que-plan', (source) => source.replace('precio-plus,', 'precio-pluss,'))).toMatchObject([
    {
      message: expect.stringContaining('«precio-pluss»') as string,
      hint: '¿Querías escribir «precio-plus»?',
    },
  ]);
});

it.each([
  ['a kind that does not exist', /actividad: plan/, 'actividad: planes'],
  ['an answer that leads nowhere', /si: plus/, 'si: pluss'],
  ['an answer that leads back', /si: plus/, 'si: datos'],
  ['a result that no answer leads to', /no: free/, 'no: plus'],
  [
    'a question that is not in the drawing',
    /id: limites\n|no: limites\n/g,
    (found: string) => found.replace('limites', 'topes'),
  ],
])('a plan with %s is refused', (_, from, to) => {
  expect(problems('que-plan', (source) => source.replace(from, to as string)).length).toBeGreaterThan(0);
});

it('a text keeps the placeholder that the page fills', () => {
  expect(problems('token-a-token', (source) => source.replace('{tokens} tokens', 'tokens'))).toMatchObject([
    { message: expect.stringContaining('falta {tokens}: lo rellena el sitio') as string },
  ]);
});

it('the pieces to switch off make up the prompt of the lesson', () => {
  const activity = compile('craft-por-piezas');
  const lesson = readFileSync('content/lessons/modulo-2.md', 'utf8');
  const pieces = activity.kind === 'craft' ? activity.pieces : [];
  expect(pieces.map(({ letter }) => letter).join('')).toBe('CRAFT');
  const lines = pieces.map(({ name, piece }) => `${name.toUpperCase()}: ${piece}`);
  expect(lesson).toContain(lines.join('\n'));
});

it('the report in the example has the size that the lesson gives', () => {
  const activity = compile('ventana-de-contexto');
  const report = activity.kind === 'ventana' && activity.pieces.find(({ name }) => /Informe/.test(name));
  expect(report).toMatchObject({ tokens: 19_000 });
  expect(readFileSync('content/lessons/modulo-1.md', 'utf8')).toMatch(
    /informe de 60\s000 caracteres \(unos 19\s000 tokens\)/,
  );
});
