import type { UIMatch } from 'react-router';

/** Route handle of every page behind sign-in. */
export const PROTECTED = { isProtected: true } as const;

export const isProtected = (matches: UIMatch[]) => matches.some(({ handle }) => handle === PROTECTED);
