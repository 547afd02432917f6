import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gptCards, lessonPlaces } from '#content.ts';
import { keyOf, savePosition } from '#features/lessons/reading-position.ts';
import { fakeBackend, learner, openAsLearner } from '#pages/testing/fake-backend.ts';
import { lastVisit } from '#lib/testing/visits.ts';

let backend: ReturnType<typeof fakeBackend>;
beforeEach(() => {
  backend = fakeBackend();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ladder = async () => {
  const section = await screen.findByRole('region', { name: 'Progreso de los módulos' });
  await within(section).findByRole('list');
  return within(section);
};

test('the six modules show whether and when they were completed, and link to their lessons', async () => {
  backend.done(1, 3);
  await openAsLearner('/dashboard');
  const section = await ladder();
  const rows = section.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(6);
  expect(rows[0]).toContain('Fundamentos de ChatGPT');
  expect(rows[0]).toContain('Completado el 15/11/2026');
  expect(rows[1]).toMatch(/Prompting Avanzado.*Pendiente/);
  expect(rows[5]).toMatch(/Casos de Uso Reales: IA en Acción.*Pendiente/);
  const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([...[1, 2, 3, 4, 5].map((n) => `/modulo-${n}`), '/practica/retos', '/constancia']);
  expect(section.getByText('33 %')).toBeTruthy();
  expect(section.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33');
});

test('the link to the certificate says where it leads', async () => {
  backend.done(1, 2, 3, 4, 5);
  await openAsLearner('/dashboard');
  const link = (await ladder()).getByRole('link', { name: 'Qué falta para tu constancia' });
  expect(link.getAttribute('href')).toBe('/constancia');
  backend.done(6);
  window.dispatchEvent(new Event('focus'));
  expect(await (await ladder()).findByRole('link', { name: 'Abrir tu constancia' })).toBeTruthy();
  expect((await next())?.getAttribute('href')).toBe('/constancia');
});

const next = async () =>
  within(await screen.findByRole('region', { name: 'Tu siguiente paso' })).getAllByRole('link')[0];

test('a new learner has one thing to press: module 1', async () => {
  await openAsLearner('/dashboard');
  const link = await next();
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Empieza el módulo 1', '/modulo-1']);
  expect(await screen.findByText('Práctica de hoy:')).toBeTruthy();
});

test('a learner who stopped in a lesson goes on there, unless its module is done', async () => {
  const [section] = lessonPlaces.find(({ slug }) => slug === 'modulo-2')?.sections.slice(3) ?? [];
  const heading = section?.headings[0] ?? '';
  savePosition(keyOf(learner.id, 'modulo-2'), heading);
  await openAsLearner('/dashboard');
  const link = await next();
  expect(link?.textContent).toMatch(/^Sigue: módulo 2, sección 4 · unos \d+ min$/);
  expect(link?.getAttribute('href')).toBe(`/modulo-2#${heading}`);
  backend.done(1, 2);
  window.dispatchEvent(new Event('focus'));
  await waitFor(async () => expect((await next())?.textContent).toBe('Sigue: módulo 3'));
});

test('the sample figures are one block, after what is real', async () => {
  await openAsLearner('/dashboard');
  const section = await ladder();
  const sample = screen.getByRole('region', { name: 'Datos de muestra' });
  expect(within(sample).getByText('2 h 40 min')).toBeTruthy();
  const list = section.getByRole('list');
  expect(list.compareDocumentPosition(sample) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByText('Datos de muestra')).toHaveLength(1);
});

test('the user and the plan are the fixed ones', async () => {
  await openAsLearner('/dashboard');
  expect(await screen.findByText('Usuario')).toBeTruthy();
  expect(screen.getByText('Plan Free')).toBeTruthy();
});

test.each([
  ['Prompt Vault', 'prompts', ['/prompts', '/gpts', '/practica/oficios']],
  ['GPTs', 'gpts', ['/gpts', '/prompts', '/practica/oficios']],
  ['Plantillas', 'plantillas', ['/practica/oficios', '/prompts', '/gpts']],
])(
  'the section %s says that it is under construction, and what to use meanwhile',
  async (label, section, links) => {
    await openAsLearner('/dashboard');
    const address = screen.getByRole('link', { name: label }).getAttribute('href') ?? '';
    expect(address).toBe(`/dashboard?seccion=${section}`);
    await openAsLearner(address);
    expect(screen.getByRole('link', { name: label }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('heading', { level: 1, name: label })).toBeTruthy();
    expect(screen.getByText('Sección en desarrollo...')).toBeTruthy();
    const meanwhile = within(screen.getByRole('navigation', { name: 'Mientras tanto:' }));
    expect(meanwhile.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
    expect(
      meanwhile.getByRole('link', { name: `${gptCards.length} kits para montar un asistente` }),
    ).toBeTruthy();
  },
);

test('the learner finds notebook, practice and both libraries in the group of the own work', async () => {
  await openAsLearner('/dashboard');
  const work = within(screen.getByRole('navigation', { name: 'Tu trabajo' }));
  expect(work.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/cuaderno',
    '/practica',
    '/prompts',
    '/gpts',
  ]);
});

test('the courses section shows the module progress too', async () => {
  await openAsLearner('/dashboard?seccion=cursos');
  expect((await ladder()).getAllByRole('listitem')).toHaveLength(6);
});

test('if progress cannot be loaded, the page says so and offers to try again', async () => {
  backend.answers.progress = () => backend.json(500, { message: 'no' });
  await openAsLearner('/dashboard');
  expect(await screen.findByText('No se pudo cargar el progreso de los módulos')).toBeTruthy();
  backend.answers.progress = () => backend.json(200, []);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect((await ladder()).getByText('0 %')).toBeTruthy();
});

test('the sidebar folds, and stays folded at the next visit', async () => {
  await openAsLearner('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Contraer menú' }));
  expect(screen.getByRole('button', { name: 'Desplegar menú' }).getAttribute('aria-expanded')).toBe('false');
  await openAsLearner('/dashboard');
  expect(await screen.findByRole('button', { name: 'Desplegar menú' })).toBeTruthy();
});

test('signing out ends the session and leads to the site root', async () => {
  await openAsLearner('/dashboard');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(lastVisit()).toBe('/');
  expect(localStorage.getItem('aplica-ia-session')).toBeNull();
});
