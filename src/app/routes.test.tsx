import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from './testing/open-page.tsx';

/** Spec section 2, "Behind sign-in". */
const protectedPaths = [
  '/dashboard',
  '/cuaderno',
  '/practica/taller',
  '/practica',
  '/practica/errores',
  '/practica/errores/caja-chica-de-septiembre',
  '/constancia',
  '/practica/retos',
  '/practica/retos/ventas-de-agosto',
  '/manage',
  '/profile',
  '/import',
  '/search',
  '/settings',
  '/modulo-1',
  '/modulo-2',
  '/modulo-3',
  '/modulo-4',
  '/modulo-5',
  '/context-engineering',
  '/prompts',
  '/prompts/analisis-competitivo',
  '/gpts',
  '/gpts/data-analyst',
  '/practica/oficios',
  '/practica/oficios/ventas',
];

test.each(protectedPaths)('a visitor who opens %s is sent to /auth and keeps the way back', async (path) => {
  const { router } = openPage('/', `${path}?q=a%20b`);
  await screen.findByRole('tab', { name: 'Iniciar sesión' });
  const { pathname, search } = router.state.location;
  expect(pathname).toBe('/auth');
  expect(new URLSearchParams(search).get('redirect')).toBe(`${path}?q=a%20b`);
});

test('the redirect replaces history: Back leads to where the visitor came from', async () => {
  const { router } = openPage('/about', '/dashboard');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
});

test('a link that is followed the moment it is there keeps the page on which it stood', async () => {
  const { router, container } = openPage('/why', '/about');
  await new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (!container.querySelector('h1')?.textContent?.includes('Una escuela hecha')) return;
      observer.disconnect();
      void router.navigate('/dashboard').then(resolve);
    }).observe(container, { childList: true, subtree: true });
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
});

test.each([
  ['/', /trabajar contigo/],
  ['/home', /trabajar contigo/],
  ['/cursos', /Aprende con/],
  ['/about', /Una escuela hecha/],
  ['/auth', /Tu cuaderno/],
  ['/privacidad', /Tus datos/],
])('anybody may open %s', async (path, heading) => {
  openPage(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});

test('an unknown page says so, links to the home page and logs one error that names the path', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openPage('/no-existe');
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toContain('/no-existe');
  log.mockRestore();
});
