import { fold } from './fold.ts';

/** The anchor of a heading: lower case, without accents, everything else a hyphen. */
export const anchorOf = (heading: string) =>
  fold(heading)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
