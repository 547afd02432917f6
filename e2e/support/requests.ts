import type { Page } from '@playwright/test';

/** What a page asks for from now on, other than the school's code: `GET /cursos `, `POST https://example.com/ body`. */
export function sentBy(page: Page): string[] {
  const { origin } = new URL(page.url());
  const sent: string[] = [];
  page.on('request', (request) => {
    const address = decodeURIComponent(request.url()).replace(origin, '');
    const asked = `${request.method()} ${address} ${request.postData() ?? ''}`;
    if (!/^GET \/assets\/\S+ $/.test(asked)) sent.push(asked);
  });
  return sent;
}

/** Of that, what tells anybody anything. Pages are fetched on the way, but not with the learner's words in their address. */
export const toldBy = (sent: string[], words?: RegExp): string[] =>
  sent.filter((asked) => !asked.startsWith('GET /') || words?.test(asked));
