import { faultKinds, type Hunt } from '#tools/content/practice/hunt/hunt.ts';
import { hunts } from '#tools/content/practice/hunt/kind.ts';
import type { Problem } from '#tools/content/problem.ts';

const SET_SIZE = 16;

type Planted = Pick<Hunt, 'slug'> & { answer: { fault?: string | undefined }[] };

/** Checks that the sixteen cases together train every kind of fault, with easy and hard cases. */
export function huntSetProblems(cases: Planted[]): Problem[] {
  const faults = cases.map(({ answer }) => answer.flatMap(({ fault }) => fault ?? []));
  const planted = new Set(faults.flat());
  const rules: [isWrong: boolean, message: string, hint: string][] = [
    [
      cases.length < SET_SIZE,
      `Hay ${cases.length} casos y deben ser al menos ${SET_SIZE}.`,
      'Recupera el que falta del historial.',
    ],
    ...faultKinds.map((kind): [boolean, string, string] => [
      !planted.has(kind),
      `Ningún caso tiene un fallo de tipo ${kind}.`,
      'Cada tipo se practica al menos una vez.',
    ]),
    [
      faults.every((kinds) => kinds.length > 0),
      'Todos los casos tienen fallos.',
      'Al menos uno no tiene ninguno: también se aprende a dejar salir.',
    ],
    [
      faults.filter((kinds) => kinds.length >= 3).length < 2,
      'Faltan casos difíciles.',
      'Al menos dos casos tienen tres fallos o más.',
    ],
  ];
  return rules
    .filter(([isWrong]) => isWrong)
    .map(([, message, hint]) => ({ file: hunts.folder, line: 1, message, hint }));
}
