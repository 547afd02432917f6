/** Answers a request; `env` is the adapter's information about the connection. */
type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** Calls of the API, and the mailbox. */
export const needsDatabase = (path: string) => /^\/(?:\w+\/v1|_local)(?:\/|$)/.test(path);

/** Serves pages before the database is open. Calls that need it wait. */
export function serveWhileOpening(pages: Fetch, opening: Promise<Fetch>): Fetch {
  let opened: Fetch | undefined;
  opening.then(
    (fetch) => (opened = fetch),
    () => undefined,
  );
  return async (request, env) => {
    if (opened) return opened(request, env);
    if (!needsDatabase(new URL(request.url).pathname)) return pages(request, env);
    // A failed start ends the process; until then, the app without a database tells callers to retry.
    const answer = await opening.catch(() => pages);
    return answer(request, env);
  };
}
