import { once, type Content } from '#tools/content/content.ts';
import type { Problem } from '#tools/content/problem.ts';
import { fileList, type PracticeFile } from '#tools/content/practice/downloads.ts';
import { readChallenge, type Challenge } from './challenge.ts';
import { answerKinds, challengeGroups } from './challenge-schema.ts';

export const challengesFolder = 'content/practice/retos';

export const challengeFiles = (content: Content) => content.files(challengesFolder, '.yaml');

/** All challenges, in the order of the page; throws a ContentError. */
export const readChallenges = once((content: Content): Challenge[] =>
  challengeFiles(content)
    .map((file) => readChallenge(content, file))
    .sort((a, b) => a.order - b.order),
);

const LEAST_OF_GROUP = 2;
const leastOfKind = { numero: 5, fecha: 2, nombre: 2, opcion: 2 } as const;

type Placed = Pick<Challenge, 'slug' | 'order' | 'group' | 'files'> & { answer: { kind: string } };

/** Errors of the set: every group needs two challenges, and every kind of answer enough practice. */
export function challengeSetProblems(challenges: Placed[], files: PracticeFile[]): Problem[] {
  const problem = (message: string, hint: string, file = challengesFolder) => ({
    file,
    line: 1,
    message,
    hint,
  });
  const orders = challenges.map(({ order }) => order);
  const used = challenges.flatMap((one) => one.files.map(({ name }) => name));
  return [
    ...challengeGroups
      .filter((group) => challenges.filter((one) => one.group === group).length < LEAST_OF_GROUP)
      .map((group) =>
        problem(`«${group}» tiene menos de dos retos.`, 'Recupera el que falta del historial.'),
      ),
    ...answerKinds
      .filter((kind) => challenges.filter(({ answer }) => answer.kind === kind).length < leastOfKind[kind])
      .map((kind) =>
        problem(
          `Hay pocos retos que se contestan con «${kind}».`,
          `Deben ser al menos ${leastOfKind[kind]}.`,
        ),
      ),
    ...challenges
      .filter(({ order }, index) => orders.indexOf(order) !== index)
      .map(({ slug, order }) =>
        problem(
          `El orden ${order} ya lo usa otro reto.`,
          `Está libre el ${Math.max(...orders) + 1}.`,
          `${challengesFolder}/${slug}.yaml`,
        ),
      ),
    ...files
      .filter(({ name }) => !name.endsWith('.zip') && !used.includes(name))
      .map(({ name }) =>
        problem(`Ningún reto usa ${name}.`, 'Quien lo descarga lo espera en alguno.', fileList.file),
      ),
  ];
}
