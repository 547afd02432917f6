/** What answers a request; `env` is what the adapter knows of its connection. */
type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** Calls of the API, and the mailbox. */
export const needsDatabase = (path: string) => /^\/(?:\w+\/v1|_local)(?:\/|$)/.test(path);

/** Pages need no database: they are served while it is still being opened. Calls that need it wait for it. */
export function serveWhileOpening(pages: Fetch, whole: Promise<Fetch>): Fetch {
  let opened: Fetch | undefined;
  whole.then(
    (fetch) => (opened = fetch),
    () => undefined,
  );
  return async (request, env) => {
    if (opened) return opened(request, env);
    if (!needsDatabase(new URL(request.url).pathname)) return pages(request, env);
    // A start that fails ends the process; what has no database yet tells who was waiting to come back.
    const answer = await whole.catch(() => pages);
    return answer(request, env);
  };
}
