import type { ChallengeAnswer } from '#common/answers/challenge-answer.ts';
import { ContentError, type Problem } from '#tools/content/problem.ts';
import { sourceFiles } from '#tools/content/source-files.ts';
import { readChallenge, type Challenge } from './challenge.ts';
import { answerKinds, challengeGroups } from './challenge-schema.ts';
import { downloadListFile, downloads, type PracticeFile } from '#tools/content/practice/downloads.ts';

export const challengesFolder = 'content/practice/retos';

/** A challenge's data for lists. */
export type ChallengeCard = Pick<Challenge, 'slug' | 'titulo' | 'grupo' | 'orden' | 'minutosAMano'> & {
  tipo: ChallengeAnswer['tipo'];
};

export const challengeFiles = (root: string) => sourceFiles(root, challengesFolder, '.yaml');

/** All challenges, in the order of the page; throws a ContentError. */
export function readChallenges(root: string): Challenge[] {
  const challenges = challengeFiles(root).map((file) => readChallenge(root, file));
  const problems = challengeSetProblems(challenges, downloads(root));
  if (problems.length > 0) throw new ContentError(problems);
  return challenges.sort((a, b) => a.orden - b.orden);
}

export const challengeCards = (root: string): ChallengeCard[] =>
  readChallenges(root).map(({ slug, titulo, grupo, orden, minutosAMano, respuesta: { tipo } }) => ({
    slug,
    titulo,
    grupo,
    orden,
    minutosAMano,
    tipo,
  }));

const LEAST_OF_GROUP = 2;
const leastOfKind = { numero: 5, fecha: 2, nombre: 2, opcion: 2 } as const;

type Placed = Pick<Challenge, 'slug' | 'orden' | 'grupo' | 'archivos'> & { respuesta: { tipo: string } };

/** Errors of the set: every group needs two challenges, and every kind of answer enough practice. */
export function challengeSetProblems(challenges: Placed[], files: PracticeFile[]): Problem[] {
  const problem = (message: string, hint: string, file = challengesFolder) => ({
    file,
    line: 1,
    message,
    hint,
  });
  const orders = challenges.map(({ orden }) => orden);
  const used = challenges.flatMap(({ archivos }) => archivos.map(({ nombre }) => nombre));
  return [
    ...challengeGroups
      .filter((group) => challenges.filter(({ grupo }) => grupo === group).length < LEAST_OF_GROUP)
      .map((group) =>
        problem(`«${group}» tiene menos de dos retos.`, 'Recupera el que falta del historial.'),
      ),
    ...answerKinds
      .filter(
        (kind) => challenges.filter(({ respuesta }) => respuesta.tipo === kind).length < leastOfKind[kind],
      )
      .map((kind) =>
        problem(
          `Hay pocos retos que se contestan con «${kind}».`,
          `Deben ser al menos ${leastOfKind[kind]}.`,
        ),
      ),
    ...challenges
      .filter(({ orden }, index) => orders.indexOf(orden) !== index)
      .map(({ slug, orden }) =>
        problem(
          `El orden ${orden} ya lo usa otro reto.`,
          `Está libre el ${Math.max(...orders) + 1}.`,
          `${challengesFolder}/${slug}.yaml`,
        ),
      ),
    ...files
      .filter(({ nombre }) => !nombre.endsWith('.zip') && !used.includes(nombre))
      .map(({ nombre }) =>
        problem(`Ningún reto usa ${nombre}.`, 'Quien lo descarga lo espera en alguno.', downloadListFile),
      ),
  ];
}
