import { z } from 'zod';
import { suggest } from '#tools/content/closest.ts';
import type { FieldIssue } from '#tools/content/yaml-file.ts';
import type { Result, Results } from './challenge-result.ts';
import type { ChallengeSource } from './challenge-schema.ts';

/** Data from other files to check a challenge against. */
export interface ChallengeAround {
  /** Names of the files that learners can download. */
  files: string[];
  /** Names that a learner must not give to an assistant. */
  people: string[];
}

/** All errors of a challenge that the schema of its fields cannot see. */
export const challengeIssues = (
  source: ChallengeSource,
  { files, people }: ChallengeAround,
): FieldIssue[] => [
  ...fileIssues(source, files),
  ...privacyIssues(source, people),
  ...answerIssues(source),
  ...placeIssues(source),
];

const fileIssues = ({ archivos }: ChallengeSource, files: string[]): FieldIssue[] =>
  archivos.flatMap((name, index) =>
    files.includes(name)
      ? []
      : [{ path: ['archivos', index], message: `No hay un archivo «${name}». ${suggest(name, files)}` }],
  );

const privacyIssues = ({ para_el_asistente: prompt }: ChallengeSource, people: string[]): FieldIssue[] =>
  people
    .filter((name) => prompt.includes(name))
    .map((name) => ({
      path: ['para_el_asistente'],
      message: `Aparece «${name}»: a un asistente se le dan cargos y números de documento, no nombres`,
    }));

type Answer = ChallengeSource['respuesta'];

/** Why a result cannot answer this question. */
function misfit(answer: Answer, { valor }: Result): string | undefined {
  if (answer.tipo === 'numero') return typeof valor === 'number' ? undefined : 'no es un número';
  if (answer.tipo === 'fecha') return z.iso.date().safeParse(valor).success ? undefined : 'no es una fecha';
  if (answer.tipo === 'nombre') return typeof valor === 'string' ? undefined : 'no es un nombre';
  return answer.opciones.some(({ id }) => id === valor)
    ? undefined
    : `es «${valor}», y ninguna opción se llama así`;
}

const plain = (value: string | number) => String(value).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Whether one typed answer could match both, within the tolerance of each. */
function isSame(answer: Answer, one: Result, other: Result): boolean {
  if (answer.tipo === 'numero')
    return Math.abs(Number(one.valor) - Number(other.valor)) <= 2 * answer.tolerancia;
  return plain(one.valor) === plain(other.valor);
}

function answerIssues({ respuesta, trampas, resultados }: ChallengeSource): FieldIssue[] {
  const known = Object.keys(resultados);
  const named = [
    { path: ['respuesta', 'valor'], name: respuesta.valor },
    ...trampas.map(({ valor }, index) => ({ path: ['trampas', index, 'valor'], name: valor })),
  ];
  const issues = named.flatMap(({ path, name }): FieldIssue[] => {
    const value = resultados[name];
    if (!value) return [{ path, message: `Ningún resultado se llama «${name}». ${suggest(name, known)}` }];
    const why = misfit(respuesta, value);
    return why ? [{ path, message: `El resultado «${name}» ${why}` }] : [];
  });
  if (issues.length > 0) return issues;
  return named.flatMap(({ path, name }, index) => {
    const twin = named
      .slice(0, index)
      .find((before) => isSame(respuesta, resultados[before.name] as Result, resultados[name] as Result));
    if (!twin) return [];
    return [
      {
        path,
        message: `«${name}» da lo mismo que «${twin.name}» (${resultados[name]?.texto}): no se distinguen`,
      },
    ];
  });
}

const place = /\{([^{}]*)\}/g;
const placesIn = (text: string): string[] => [...text.matchAll(place)].map(([, name = '']) => name);

/** Fills the results into their placeholders. */
export const filled = (text: string, results: Results): string =>
  text.replace(place, (placeholder, name: string) => results[name]?.texto ?? placeholder);

function placeIssues(source: ChallengeSource): FieldIssue[] {
  const { respuesta, encargo, pregunta, pistas, trampas, solucion, resultados } = source;
  const before = [
    { path: ['encargo'], text: encargo },
    { path: ['pregunta'], text: pregunta },
    ...pistas.map((text, index) => ({ path: ['pistas', index], text })),
  ];
  const after = [
    ...trampas.map(({ texto }, index) => ({ path: ['trampas', index, 'texto'], text: texto })),
    { path: ['solucion'], text: solucion },
  ];
  const known = Object.keys(resultados);
  const unknown = [...before, ...after].flatMap(({ path, text }) =>
    placesIn(text)
      .filter((name) => !resultados[name])
      .map((name) => ({ path, message: `Ningún resultado se llama «${name}». ${suggest(name, known)}` })),
  );
  const revealed = before
    .filter(({ text }) => placesIn(text).includes(respuesta.valor))
    .map(({ path }) => ({ path, message: 'Aquí se lee ya la respuesta: va solo en la solución' }));
  const typed = [...before.slice(2), ...after].flatMap(({ path, text }) =>
    [...text.matchAll(/\d+,\d{2}(?!\d)/g)].map(([number]) => ({
      path,
      message: `«${number}» está escrito a mano: pon el nombre del resultado entre llaves`,
    })),
  );
  const missing = placesIn(solucion).includes(respuesta.valor)
    ? []
    : [{ path: ['solucion'], message: `La solución no dice la respuesta: falta {${respuesta.valor}}` }];
  return [...unknown, ...revealed, ...typed, ...missing];
}
