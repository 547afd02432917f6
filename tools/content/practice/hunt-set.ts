import { readSource, sourceFiles } from '#tools/content/source-files.ts';
import { compileHunt, faultKinds, huntsFolder, type Hunt } from './hunts.ts';
import { tradeTitle } from './trades.ts';
import { ContentError, type Problem } from '#tools/content/problem.ts';

const SET_SIZE = 16;

export const huntFiles = (root: string) => sourceFiles(root, huntsFolder, '.yaml');

/** All cases, in the order in which the page lists them; throws a ContentError. */
export function readHunts(root: string): Hunt[] {
  const hunts = huntFiles(root).map((file) => compileHunt(file, readSource(root, file)));
  const problems = huntSetProblems(hunts);
  if (problems.length > 0) throw new ContentError(problems);
  return hunts.sort((a, b) => a.orden - b.orden);
}

/** A case as lists show it. */
export interface HuntCard {
  slug: string;
  titulo: string;
  /** The trade as people call it. */
  oficio: string;
  empresa: string;
}

export const huntCards = (root: string): HuntCard[] =>
  readHunts(root).map(({ slug, titulo, oficio, empresa }) => ({
    slug,
    titulo,
    oficio: tradeTitle(root, oficio),
    empresa,
  }));

type Planted = Pick<Hunt, 'slug' | 'orden'> & { respuesta: { fallo?: string | undefined }[] };

/** What no case can know alone: that the sixteen together train every kind, and the easy and the hard. */
export function huntSetProblems(hunts: Planted[]): Problem[] {
  const tell = (message: string, hint: string, file = huntsFolder) => ({ file, line: 1, message, hint });
  const faults = hunts.map(({ respuesta }) => respuesta.flatMap(({ fallo }) => fallo ?? []));
  const planted = new Set(faults.flat());
  const orders = hunts.map(({ orden }) => orden);
  return [
    ...(hunts.length < SET_SIZE
      ? [
          tell(
            `Hay ${hunts.length} casos y deben ser al menos ${SET_SIZE}.`,
            'Recupera el que falta del historial.',
          ),
        ]
      : []),
    ...faultKinds
      .filter((kind) => !planted.has(kind))
      .map((kind) =>
        tell(`Ningún caso tiene un fallo de tipo ${kind}.`, 'Cada tipo se practica al menos una vez.'),
      ),
    ...(faults.some((kinds) => kinds.length === 0)
      ? []
      : [
          tell(
            'Todos los casos tienen fallos.',
            'Al menos uno no tiene ninguno: también se aprende a dejar salir.',
          ),
        ]),
    ...(faults.filter((kinds) => kinds.length >= 3).length >= 2
      ? []
      : [tell('Faltan casos difíciles.', 'Al menos dos casos tienen tres fallos o más.')]),
    ...hunts
      .filter(({ orden }, index) => orders.indexOf(orden) !== index)
      .map(({ slug, orden }) =>
        tell(
          `El orden ${orden} ya lo usa otro caso.`,
          `Está libre el ${Math.max(...orders) + 1}.`,
          `${huntsFolder}/${slug}.yaml`,
        ),
      ),
  ];
}
