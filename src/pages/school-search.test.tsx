import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SchoolIndex, SchoolPlace } from '#common/search/school-search.ts';
import { fakeBackend, openAsLearner, openUntouchedAsLearner } from '#pages/testing/fake-backend.ts';

const place = (
  kind: SchoolPlace['kind'],
  title: string,
  to: string,
  more: Partial<SchoolPlace> = {},
): SchoolPlace => ({ kind, title, to, where: 'Finanzas', keywords: '', heading: '', words: '', ...more });

const index: SchoolIndex = {
  places: [
    place('recipe', 'Vacante sin sesgos', '/practica/oficios/recursos-humanos#vacante', {
      where: 'Recursos humanos',
    }),
    place('recipe', 'Cobro en tres tonos', '/practica/oficios/finanzas#cobro'),
    place('recipe', 'Responder un reclamo', '/practica/oficios/atencion-al-cliente#reclamo'),
    place('section', 'El perfil de la vacante', '/modulo-4#'),
    place('prompt', 'Marco de análisis competitivo', '/prompts/analisis-competitivo', {
      keywords: 'vacant competenc',
    }),
    place('kit', 'Analista de datos', '/gpts/data-analyst'),
  ],
  synonyms: [{ school: 'vacante', learners: ['oferta de empleo'] }],
};

let backend: ReturnType<typeof fakeBackend>;
beforeEach(() => {
  backend = fakeBackend();
  backend.answers.schoolIndex = () => backend.json(200, index);
});
afterEach(() => vi.unstubAllGlobals());

const fetches = () => backend.calls.filter(({ path }) => path === '/school-index.json').length;
const found = async () => within(await screen.findByRole('region', { name: 'También en la escuela' }));
const addresses = (region: Awaited<ReturnType<typeof found>>) =>
  region.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each(['vacante', 'oferta de empleo', 'VACANTES'])(
  'a learner who searches the prompts for «%s» finds what fits elsewhere, best first, and the lists',
  async (question) => {
    await openAsLearner(`/prompts?q=${encodeURIComponent(question)}`);
    expect(screen.getByText('No se encontraron prompts')).toBeTruthy();
    expect(addresses(await found())).toEqual([
      '/practica/oficios/recursos-humanos#vacante',
      '/modulo-4#el-perfil-de-la-vacante',
      '/prompts/analisis-competitivo',
      '/practica/oficios',
      '/practica/taller',
    ]);
  },
);

test('the page announces what it found, and says of each place what it is', async () => {
  await openAsLearner('/gpts?q=vacante');
  const region = await found();
  expect(region.getByRole('status').textContent).toBe('1 receta, 1 prompt y 1 sección');
  expect(region.getByRole('link', { name: /Vacante sin sesgos.*Receta · Recursos humanos/ })).toBeTruthy();
});

test('a short list has it below too, without what the list itself shows', async () => {
  backend.answers.schoolIndex = () =>
    backend.json(200, { ...index, synonyms: [{ school: 'vacante', learners: ['competitivo'] }] });
  await openAsLearner('/prompts?q=competitivo');
  expect(screen.getByText('prompt encontrado', { exact: false }).textContent).toBe('1 prompt encontrado');
  expect(addresses(await found())).toEqual([
    '/practica/oficios/recursos-humanos#vacante',
    '/modulo-4#el-perfil-de-la-vacante',
  ]);
});

test('the courses search the rest of the school as well', async () => {
  await openAsLearner('/cursos?q=vacante');
  expect(addresses(await found())).toContain('/practica/oficios/recursos-humanos#vacante');
});

test('nothing is fetched before the first key, and only once after it', async () => {
  await openAsLearner('/prompts');
  await userEvent.click(screen.getByRole('button', { name: 'Deep Research' }));
  expect(fetches()).toBe(0);
  await userEvent.type(screen.getByRole('searchbox'), 'vacante');
  await found();
  expect(fetches()).toBe(1);
});

test('a page that opens with a search fetches it at once, untouched', async () => {
  await openUntouchedAsLearner('/prompts?q=vacante');
  expect(addresses(await found())).toHaveLength(5);
});

test('a search that finds nothing anywhere says so, and leads to the lists', async () => {
  await openAsLearner('/prompts?q=zzz');
  const region = await found();
  await waitFor(() =>
    expect(region.getByRole('status').textContent).toContain('Tampoco hay nada sobre «zzz»'),
  );
  expect(addresses(region)).toEqual(['/practica/oficios', '/practica/taller']);
});

test('if the index does not load, the page says so quietly and tries again when asked', async () => {
  backend.answers.schoolIndex = () => backend.json(500, {});
  await openAsLearner('/prompts?q=vacante');
  expect(await screen.findByText(/No pudimos buscar en el resto de la escuela/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /recetas, por oficio/ })).toBeTruthy();
  // The next key does not repeat what has just failed.
  await userEvent.type(screen.getByRole('searchbox'), 's');
  expect(fetches()).toBe(1);
  backend.answers.schoolIndex = () => backend.json(200, index);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(addresses(await found())).toContain('/practica/oficios/recursos-humanos#vacante');
  expect(document.activeElement).not.toBe(document.body);
});

test('a category without entries leads elsewhere without a search', async () => {
  await openAsLearner('/prompts?categoria=Deep+Research');
  const region = within(screen.getByRole('region', { name: 'En otras partes de la escuela' }));
  expect(addresses(region)).toContain('/modulo-3#navegacion-web-en-vivo');
  expect(fetches()).toBe(0);
});
