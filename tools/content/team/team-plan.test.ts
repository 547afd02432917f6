import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { teamPlanProblems } from './team-plan.ts';

const content = openContent('.');

function problemsWith(from: string, to: string, changed = 'equipos'): string[] {
  const read = (file: string) => {
    const text = content.read(file);
    if (file !== `content/pages/${changed}.yaml`) return text;
    expect(text).toMatch(from);
    return text.replace(from, to);
  };
  return teamPlanProblems({ ...content, read }).map(({ message }) => message);
}

it('accepts the plan of the page', () => {
  expect(teamPlanProblems(content)).toEqual([]);
});

it('refuses a plan that does not lead to the certificate', () => {
  expect(problemsWith('[modulo-4, modulo-5]', '[modulo-4]')).toEqual([
    'Al plan le falta la lección «modulo-5», y sin ella no hay constancia.',
  ]);
  expect(problemsWith('hunts: 2', 'hunts: 1')).toEqual([
    'El módulo 6 pide 4 en «hunts» y las semanas del plan suman 3.',
  ]);
});

it('refuses lessons that do not exist or come twice, and unknown facts', () => {
  expect(problemsWith('[modulo-3]', '[modulo-3, modulo-9]')).toEqual([
    'El plan nombra la lección «modulo-9», que no existe.',
  ]);
  expect(problemsWith('[modulo-3]', '[modulo-3, modulo-1]')).toEqual([
    'El plan nombra dos veces la lección «modulo-1».',
  ]);
  expect(problemsWith('facts: [precio-free', 'facts: [precio-gratis')).toEqual([
    'No hay ningún dato «precio-gratis» en content/facts.yaml.',
  ]);
});

it('refuses a time of practice without minutes, from which no hours could be counted', () => {
  expect(problemsWith('time: Unos 10 min cada uno', 'time: Un rato', 'practica')).toEqual([
    expect.stringContaining('«time» de «taller» no dice cuántos minutos'),
  ]);
});
