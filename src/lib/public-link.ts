import { env } from './env.ts';

/** Decision 3: 'external' course links are absolute addresses of our own pages. */
export const publicLink = (path: string) => env.publicOrigin + path;
