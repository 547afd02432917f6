import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from './testing/open-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function openAbout() {
  const opened = openPage('/why');
  const link = await screen.findByRole('link', { name: 'Ver los cursos' });
  return { ...opened, link };
}

test('a link in a text changes the page without a reload', async () => {
  const { router, link } = await openAbout();
  expect(fireEvent.click(link)).toBe(false);
  await waitFor(() => expect(router.state.location.pathname).toBe('/cursos'));
});

test('a link in a text opens another tab when asked to', async () => {
  const { link } = await openAbout();
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    // jsdom changes no pages; what is left to the browser is what nobody prevented.
    expect(fireEvent.click(link, init)).toBe(true);
  }
});

test('a link in a text that leaves the site, or leads to a file, is left to the browser', async () => {
  const { link } = await openAbout();
  for (const [name, value] of [
    ['target', '_blank'],
    ['href', '/archivos/ventas.csv'],
    ['href', '//example.com'],
    ['href', 'https://example.com/'],
  ] as const) {
    const other = link.cloneNode(true) as HTMLAnchorElement;
    other.setAttribute(name, value);
    link.after(other);
    expect(fireEvent.click(other), `${name}=${value}`).toBe(true);
    other.remove();
  }
});

test('a change of page puts the focus on the new heading', async () => {
  const { link } = await openAbout();
  fireEvent.click(link);
  const heading = await screen.findByRole('heading', { level: 1, name: /Aprende con/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a text that cannot be fetched gives the error page, not an empty one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = await openAbout();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  await router.navigate('/about');
  expect(await screen.findByRole('button', { name: 'Volver a cargar' })).toBeTruthy();
  log.mockRestore();
});

test.each([
  ['2026-12-11', false],
  ['2026-12-12', true],
  ['2027-03-01', true],
])('a text read on %s says that a fact of 2026-12-11 is past: %s', async (day, isSaid) => {
  const { router } = await openAbout();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T23:59:00`) });
  const html =
    '<h1>Datos</h1><p>Vale. <strong hidden data-good-until="2026-12-11">Pasó su fecha.</strong></p>';
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ html, title: 'Datos', description: '' })));
  await router.navigate('/about');
  await screen.findByRole('heading', { name: 'Datos' });
  expect(screen.getByText('Pasó su fecha.').hidden).toBe(!isSaid);
});
