import { expect, it } from 'vitest';
import { serveWhileOpening } from './opening.ts';

const says = (text: string) => () => new Response(text);
const ask = async (fetch: ReturnType<typeof serveWhileOpening>, path: string) => {
  const answer = await fetch(new Request(`http://escuela.example${path}`));
  return { status: answer.status, text: await answer.text() };
};

it('pages come at once, and calls wait for the database', async () => {
  let open: (fetch: () => Response) => void = () => undefined;
  const opened = new Promise<() => Response>((resolve) => (open = resolve));
  const fetch = serveWhileOpening(says('page'), opened);
  for (const path of ['/', '/auth', '/auth?v1', '/healthz', '/assets/main-3f2a91c0.js'])
    expect(await ask(fetch, path)).toEqual({ status: 200, text: 'page' });

  const waiting = ['/auth/v1/token', '/rest/v1/module_progress', '/storage/v1', '/_local/mail'].map((path) =>
    ask(fetch, path),
  );
  open(says('opened'));
  expect((await Promise.all(waiting)).map(({ text }) => text)).toEqual(waiting.map(() => 'opened'));
  expect((await ask(fetch, '/')).text).toBe('opened');
});

it('if the database cannot be opened, waiting calls are answered without one', async () => {
  const fetch = serveWhileOpening(says('page'), Promise.reject(new Error('broken')));
  for (const path of ['/auth/v1/token', '/']) expect((await ask(fetch, path)).text).toBe('page');
});
