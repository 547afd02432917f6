import type { Page } from '@playwright/test';

/** The page's requests from now on, except the school's code: `GET /cursos `, `POST https://example.com/ body`. */
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

/** The requests that could reveal something: all but page loads, and page loads with the learner's words in their address. */
export const leaksIn = (sent: string[], words?: RegExp): string[] =>
  sent.filter((asked) => !asked.startsWith('GET /') || words?.test(asked));
