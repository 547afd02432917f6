import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdIslandsBack } from '#pages/testing/islands-mounted.ts';
import { fakeBackend, learner, openAsLearner, openUntouchedAsLearner } from '#pages/testing/fake-backend.ts';
import { openNext } from '#pages/testing/open-page.tsx';
import { lastVisit } from '#lib/testing/visits.ts';
import { islandsMounted } from '#pages/testing/islands-mounted.ts';

let backend: ReturnType<typeof fakeBackend>;
beforeEach(() => {
  backend = fakeBackend();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// A lesson has dozens of buttons; finding one by text is much faster than by role and name.
async function button(name: string) {
  const find = () => screen.findByText<HTMLButtonElement>(name, { selector: 'button' });
  await find();
  await islandsMounted();
  return find();
}
const user = userEvent.setup({ pointerEventsCheck: 0 });
const completions = () => backend.calls.filter(({ path }) => path.endsWith('/rpc/complete_module'));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

test('reads progress as the specification says: own rows, all columns, by number', async () => {
  await openAsLearner('/modulo-2');
  const path = `/rest/v1/module_progress?select=*&user_id=eq.${learner.id}&order=module_number.asc`;
  await waitFor(() => expect(backend.calls.map((call) => call.path)).toContain(path));
});

test('«Módulo 2 →» completes module 1 and then goes on', async () => {
  await openAsLearner('/modulo-1');
  await user.click(await button('Módulo 2 →'));
  await waitFor(() => expect(lastVisit()).toBe('/modulo-2'));
  expect(completions()).toMatchObject([{ method: 'POST', body: { module_num: 1 } }]);
  await openNext();
  expect(screen.getByText('¡Felicitaciones!')).toBeTruthy();
  expect(screen.getByText('Módulo 1 completado exitosamente')).toBeTruthy();
});

test('completing a module makes one call, and then the one read that the specification requires', async () => {
  await openAsLearner('/modulo-3');
  const press = await button('Marcar como completado');
  await waitFor(() => expect(backend.calls.some(({ path }) => path.includes('module_progress'))).toBe(true));
  const before = backend.calls.length;
  await user.click(press);
  expect(await screen.findByText('Completado el 15/11/2026')).toBeTruthy();
  expect(backend.calls.slice(before).map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    'POST /rest/v1/rpc/complete_module',
    'GET /rest/v1/module_progress',
  ]);
});

test.each([
  ['the server refuses', () => backend.json(500, { message: 'no' })],
  ['the network fails', unreachable],
])('when %s, the page says so without navigating, and the next try works', async (_case, answer) => {
  const { complete } = backend.answers;
  backend.answers.complete = answer;
  await openAsLearner('/modulo-1');
  await user.click(await button('Módulo 2 →'));
  expect(await screen.findByText('No se pudo marcar el módulo como completado')).toBeTruthy();
  expect(lastVisit()).toBeNull();
  backend.answers.complete = complete;
  await user.click(await button('Módulo 2 →'));
  await waitFor(() => expect(lastVisit()).toBe('/modulo-2'));
});

test('without a connection the place of the button says so, until the next try', async () => {
  const { complete } = backend.answers;
  backend.answers.complete = unreachable;
  await openAsLearner('/modulo-2');
  await user.click(await button('Marcar como completado'));
  // The specification fixes the message itself.
  expect(await screen.findByText('No se pudo marcar el módulo como completado')).toBeTruthy();
  expect(await screen.findByText('Sin conexión.')).toBeTruthy();
  backend.answers.complete = () => backend.json(500, { message: 'no' });
  await user.click(await button('Marcar como completado'));
  await waitFor(() => expect(screen.queryByText('Sin conexión.')).toBeNull());
  backend.answers.complete = complete;
  await user.click(await button('Marcar como completado'));
  expect(await screen.findByText('Completado el 15/11/2026')).toBeTruthy();
});

test('a second click during the call does nothing', async () => {
  let release: (response: Response) => void = () => undefined;
  backend.answers.complete = () => new Promise((resolve) => (release = resolve));
  await openAsLearner('/modulo-2');
  const mark = await button('Marcar como completado');
  await user.dblClick(mark);
  await waitFor(() => expect(mark.disabled).toBe(true));
  expect(mark.textContent).toContain('Guardando…');
  await waitFor(() => expect(completions()).toHaveLength(1));
  release(backend.json(200, null));
  expect(await screen.findByText('Módulo 2 completado exitosamente')).toBeTruthy();
  expect(completions()).toHaveLength(1);
});

test('a click counts even if hydration replaces the button between press and release', async () => {
  const { heldIslands, letIslandsArrive } = holdIslandsBack();
  await openUntouchedAsLearner('/modulo-2', heldIslands);
  fireEvent.mouseDown(screen.getByText('Marcar como completado', { selector: 'button' }));
  await letIslandsArrive();
  await waitFor(() => expect(completions()).toMatchObject([{ body: { module_num: 2 } }]));
});

test('a completed module shows the date read again from the server', async () => {
  await openAsLearner('/modulo-3');
  await user.click(await button('Marcar como completado'));
  expect(await screen.findByText('Completado el 15/11/2026')).toBeTruthy();
  expect(screen.queryByText('Marcar como completado')).toBeNull();
});

test('if reading it again fails, the module stays completed and the success message stays', async () => {
  await openAsLearner('/modulo-3');
  await button('Marcar como completado');
  const reads = () => backend.calls.filter(({ path }) => path.includes('module_progress')).length;
  await waitFor(() => expect(reads()).toBe(1));
  backend.answers.progress = () => backend.json(500, { message: 'no' });
  await user.click(await button('Marcar como completado'));
  expect(await screen.findByText(/Completado el \d/)).toBeTruthy();
  await waitFor(() => expect(reads()).toBe(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('Módulo 3 completado exitosamente')).toBeTruthy();
  expect(screen.queryByText('No se pudo cargar el progreso de los módulos')).toBeNull();
  expect(screen.queryByText('Marcar como completado')).toBeNull();
});

test('a module completed in another browser shows its date once this window has the focus again', async () => {
  await openAsLearner('/modulo-3');
  await button('Marcar como completado');
  await waitFor(() => expect(backend.calls.some(({ path }) => path.includes('module_progress'))).toBe(true));
  backend.done(3);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Completado el 15/11/2026')).toBeTruthy();
});

test('an ended session asks the learner to sign in and remembers the lesson', async () => {
  backend.answers.complete = () => backend.json(401, { code: 'session_not_found', message: 'gone' });
  await openAsLearner('/modulo-4');
  await user.click(await button('Marcar como completado'));
  expect(await screen.findByText('Debes estar logueado para marcar módulos como completados')).toBeTruthy();
  await waitFor(() => expect(lastVisit()).toBe('/auth?redirect=%2Fmodulo-4'));
});

test('progress refused for an expired token also leads to /auth', async () => {
  backend.answers.progress = () => backend.json(401, { code: 'PGRST303', message: 'JWT expired' });
  await openAsLearner('/modulo-4');
  await waitFor(() => expect(lastVisit()).toBe('/auth?redirect=%2Fmodulo-4'));
  await openNext();
  expect(await screen.findByText('Tu sesión ha terminado')).toBeTruthy();
});
