import { replace } from 'react-router';
import { authPath } from '#lib/safe-redirect.ts';
import { sessionReady } from './session-store.ts';

/** Loader of every protected route: visitors go to /auth and come back to where they wanted to be. */
export async function requireSession({ request }: { request: Request }) {
  const { status } = await sessionReady();
  if (status === 'signed-in') return null;
  const { pathname, search } = new URL(request.url);
  throw replace(authPath(pathname + search));
}
