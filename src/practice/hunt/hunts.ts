import { huntCards, type Hunt } from '#content.ts';

/** For the build, which draws the cases: the browser never loads them all. */
const hunts = import.meta.glob<Hunt>('../../../content/practice/errores/*.yaml', {
  eager: true,
  import: 'default',
});

export const findHunt = (slug: string): Hunt | undefined =>
  hunts[`../../../content/practice/errores/${slug}.yaml`];

/** The case that visitors play without an account: the first of the list. */
export function trialHunt(): Hunt {
  const hunt = findHunt(huntCards[0]?.slug ?? '');
  if (!hunt) throw new Error('/prueba needs a case in content/practice/errores');
  return hunt;
}
