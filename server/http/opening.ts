import type { createApp } from './app.ts';
import { databaseUnavailable } from './api-errors.ts';

type Fetch = ReturnType<typeof createApp>['fetch'];

/** Calls of the API, and the mailbox. */
const needsDatabase = /^\/(?:\w+\/v1|_local)(?:\/|$)/;

/** Pages need no database: they are served while it is still being opened. Calls that need it wait for it. */
export function serveWhileOpening(pages: Fetch, whole: Promise<Fetch>): Fetch {
  let opened: Fetch | undefined;
  whole.then(
    (fetch) => (opened = fetch),
    () => undefined,
  );
  return async (request, env) => {
    if (opened) return opened(request, env);
    if (!needsDatabase.test(new URL(request.url).pathname)) return pages(request, env);
    // A start that fails ends the process; who was waiting is told to come back.
    const answer = await whole.catch(() => databaseUnavailable);
    return answer(request, env);
  };
}
