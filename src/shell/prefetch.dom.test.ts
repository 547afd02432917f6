import { prefetchRules } from '#documents/prefetch-rules.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/cursos');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const hint of hints()) hint.remove();
});

const hints = () => [...document.querySelectorAll('link[rel=prefetch]')];
const fetched = () => hints().map((hint) => hint.getAttribute('href'));

/** Draws a page with these links; returns a function that points at the one with this text. */
function open(links: string) {
  prefetchOnIntent();
  document.body.innerHTML = `<p>Texto</p>${links}`;
  return (type: string, selector = 'a') =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

test.each(['pointerover', 'touchstart'])(
  '%s that stays on a link for 80 ms fetches its page, once',
  async (type) => {
    const on = open('<a href="/prompts?q=datos#lista"><b>Prompts</b></a>');
    on(type, 'b');
    vi.advanceTimersByTime(79);
    expect(fetched()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fetched()).toEqual(['/prompts?q=datos']);
    on(type);
    vi.advanceTimersByTime(80);
    expect(fetched()).toHaveLength(1);
  },
);

test('a pointer that only crosses a link fetches nothing', async () => {
  const on = open('<a href="/prompts">Prompts</a>');
  on('pointerover');
  vi.advanceTimersByTime(79);
  on('pointerover', 'p');
  vi.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);
});

test('a link that gets the focus has its page fetched at once', async () => {
  const on = open('<a href="/prompts">Prompts</a>');
  on('focusin');
  expect(fetched()).toEqual(['/prompts']);
});

test('for browsers with speculation rules, a mark on the link matches the rules of the page', async () => {
  const HTMLScriptElement = Object.assign(class extends globalThis.HTMLScriptElement {}, {
    supports: (type: string) => type === 'speculationrules',
  });
  vi.stubGlobal('HTMLScriptElement', HTMLScriptElement);
  const on = open('<a href="/prompts">Prompts</a>');
  const [{ where }] = (JSON.parse(prefetchRules) as { prefetch: [{ where: { selector_matches: string } }] })
    .prefetch;
  const isMarked = () => document.querySelector('a')?.matches(where.selector_matches);
  expect(isMarked()).toBe(false);
  on('focusin');
  expect(isMarked()).toBe(true);
  expect(fetched()).toEqual([]);
});

test('a browser that saves data fetches only what the visitor opens', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const on = open('<a href="/prompts">Prompts</a>');
  on('focusin');
  on('pointerover');
  vi.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);
});

test.each([
  ['another site', 'href="https://example.com/prompts"'],
  ['another site on the same protocol', 'href="//example.com/prompts"'],
  ['a mail', 'href="mailto:hola@example.com"'],
  ['a place of this page', 'href="#lista"'],
  ['this page', 'href="/cursos#lista"'],
  ['a file', 'href="/practica/ventas.csv"'],
  ['a download', 'href="/prompts" download'],
  ['a new tab', 'href="/prompts" target="_blank"'],
])('a link to %s fetches nothing', async (_what, attributes) => {
  const on = open(`<a ${attributes}>Enlace</a>`);
  on('focusin');
  on('pointerover');
  vi.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);
});
