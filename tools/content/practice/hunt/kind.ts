import { once, type Content } from '#tools/content/content.ts';
import type { PracticeKind } from '#tools/content/practice/kind.ts';
import { tradeTitle } from '#tools/content/practice/trade/trades.ts';
import { words } from '#tools/content/word-file.ts';
import { compileHunt, faultKindCopy, type Hunt } from './hunt.ts';

const folder = 'content/practice/errores';

/** A case's data for lists. */
interface HuntCard {
  slug: string;
  titulo: string;
  /** The trade's name. */
  oficio: string;
  empresa: string;
}

const files = (content: Content) => content.files(folder, '.yaml');
const read = once((content: Content, file: string) => compileHunt(file, content.read(file)));

/** All cases, in the order of the page; throws a ContentError. */
export const readHunts = once((content: Content): Hunt[] =>
  files(content)
    .map((file) => read(content, file))
    .sort((a, b) => a.orden - b.orden),
);

const total = (content: Content) => files(content).length;

export const hunts = {
  folder,
  words: { faultKinds: words('practice/tipos-de-fallo', faultKindCopy) },
  files,
  read,
  list: (content): HuntCard[] =>
    readHunts(content).map(({ slug, titulo, oficio, empresa }) => ({
      slug,
      titulo,
      oficio: tradeTitle(content, oficio),
      empresa,
    })),
  total,
  counts: { casos: total },
  sections: {
    name: 'errores',
    of: (content) =>
      readHunts(content).map(({ slug, titulo, leccion }) => ({
        title: titulo,
        to: `/practica/errores/${slug}`,
        section: leccion.to,
      })),
  },
  checks: (content) => {
    const all = readHunts(content);
    const orders = all.map(({ orden }) => orden);
    return all
      .filter(({ orden }, index) => orders.indexOf(orden) !== index)
      .map(({ slug, orden }) => ({
        file: `${folder}/${slug}.yaml`,
        line: 1,
        message: `El orden ${orden} ya lo usa otro caso.`,
        hint: `Está libre el ${Math.max(...orders) + 1}.`,
      }));
  },
} satisfies PracticeKind;
