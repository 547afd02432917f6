import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from './testing/open-page.tsx';
import { visits } from '#lib/testing/visits.ts';

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

test.each(protectedPaths)(
  'redirects a visitor who opens %s to /auth, and keeps the way back',
  async (path) => {
    await openPage(`${path}?q=a%20b`);
    const address = `/auth?redirect=${encodeURIComponent(`${path}?q=a%20b`)}`;
    expect(visits).toEqual([{ address, isInstead: true }]);
    // Styles hide this page until the next one loads.
    expect(document.documentElement.dataset.leaving).toBe('');
  },
);

test.each([
  ['/', /trabajar contigo/],
  ['/home', /trabajar contigo/],
  ['/cursos', /Aprende con/],
  ['/why', /./],
  ['/about', /Una escuela hecha/],
  ['/auth', /Tu cuaderno/],
  ['/privacidad', /Tus datos/],
  ['/equipos', /Veinte personas/],
  ['/prueba', /Una frase es inventada/],
  ['/glosario', /Las palabras del curso/],
])('a visitor may open %s', async (path, heading) => {
  await openPage(path);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(visits).toEqual([]);
});

test('an unknown page says so, links to the home page and logs one error that names the path', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openPage('/no-existe');
  expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toContain('/no-existe');
  log.mockRestore();
});
