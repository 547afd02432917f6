import type { Params, UIMatch } from 'react-router';

/** Route handle of every page behind sign-in. */
export interface ProtectedHandle {
  isProtected: true;
  /** Fetches what the page shows; asked for by its loader, and ahead of it when somebody points at a link. */
  loadContent?: (params: Params) => Promise<unknown>;
}

export const protectedHandle = (handle: unknown) =>
  (handle as ProtectedHandle | undefined)?.isProtected ? (handle as ProtectedHandle) : undefined;

export const isProtected = (matches: UIMatch[]) =>
  matches.some(({ handle }) => protectedHandle(handle) !== undefined);
