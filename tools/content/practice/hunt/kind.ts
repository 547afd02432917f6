import { once, type Content } from '#tools/content/content.ts';
import type { PracticeKind } from '#tools/content/practice/kind.ts';
import { tradeTitle } from '#tools/content/practice/trade/trades.ts';
import { words } from '#tools/content/word-file.ts';
import { compileHunt, faultKindCopy, type Hunt } from './hunt.ts';

const folder = 'content/practice/errores';

/** A case's data for lists. */
interface HuntCard {
  slug: string;
  title: string;
  /** The trade's name. */
  trade: string;
  company: string;
}

const files = (content: Content) => content.files(folder, '.yaml');
const read = once((content: Content, file: string) => compileHunt(file, content.read(file)));

/** All cases, in the order of the page; throws a ContentError. */
export const readHunts = once((content: Content): Hunt[] =>
  files(content)
    .map((file) => read(content, file))
    .sort((a, b) => a.order - b.order),
);

const total = (content: Content) => files(content).length;

export const hunts = {
  folder,
  words: { faultKinds: words('practice/tipos-de-fallo', faultKindCopy) },
  files,
  read,
  list: (content): HuntCard[] =>
    readHunts(content).map(({ slug, title, trade, company }) => ({
      slug,
      title,
      trade: tradeTitle(content, trade),
      company,
    })),
  total,
  counts: { casos: total },
  sections: {
    name: 'errores',
    of: (content) =>
      readHunts(content).map(({ slug, title, lesson }) => ({
        title,
        to: `/practica/errores/${slug}`,
        section: lesson.to,
      })),
  },
  checks: (content) => {
    const all = readHunts(content);
    const orders = all.map(({ order }) => order);
    return all
      .filter(({ order }, index) => orders.indexOf(order) !== index)
      .map(({ slug, order }) => ({
        file: `${folder}/${slug}.yaml`,
        line: 1,
        message: `El orden ${order} ya lo usa otro caso.`,
        hint: `Está libre el ${Math.max(...orders) + 1}.`,
      }));
  },
} satisfies PracticeKind;
