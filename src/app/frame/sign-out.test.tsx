import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, learner, openAsLearner } from '#app/testing/fake-backend.ts';
import { cuenta } from '#content.ts';

const NOTEBOOK = `aplica-ia-cuaderno:${learner.id}`;
const ofSomebodyElse = { id: '6f1d2c3b-0000-4000-8000-000000000002', email: 'eva@otra.com' };

let backend: ReturnType<typeof fakeBackend>;
beforeEach(() => {
  backend = fakeBackend();
});
afterEach(() => vi.unstubAllGlobals());

async function writeAndLeave() {
  const { router } = await openAsLearner('/', '/gpts');
  await screen.findByRole('heading', { level: 1, name: 'GPT Personalizados' });
  const { notebookOf } = await import('#lib/notebook/use-notebook.ts');
  const notebook = notebookOf(learner.id);
  await notebook.update('note/tareas', () => ({ text: 'Facturas' }));
  for (const { id } of [learner, ofSomebodyElse]) {
    localStorage.setItem(`aplica-ia-lectura:${id}:modulo-2`, 'precios');
    localStorage.setItem(`aplica-ia-cuaderno-pendiente:${id}:1`, '{"records":[]}');
  }
  const [leave] = await screen.findAllByRole('button', { name: 'Salir' });
  if (leave) await userEvent.click(leave);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  // A client that is still at work would sign out the learner of the next test.
  await waitFor(() =>
    expect(backend.calls.map(({ path }) => path)).toContain('/auth/v1/logout?scope=global'),
  );
  return notebook;
}
const keptFor = ({ id }: { id: string }) => Object.keys(localStorage).filter((key) => key.includes(id));
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

test('after «Salir» the learner may also delete the notebook from a shared computer', async () => {
  const notebook = await writeAndLeave();
  expect(await screen.findByText(cuenta.signedOut.text)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar también mi cuaderno de este equipo' }));
  expect(await screen.findByText(cuenta.signedOut.forgottenText)).toBeTruthy();
  expect(await databases()).not.toContain(NOTEBOOK);
  expect([keptFor(learner), keptFor(ofSomebodyElse).length]).toEqual([[], 2]);
  expect(notebook.state().records.size).toBe(0);
  // Should the same learner sign in again, in the same page, there is an empty notebook that stores.
  expect(await notebook.update('note/tareas', () => ({ text: 'Otra vez' }))).toBe(true);
});

test('«Salir» alone leaves the notebook where it is', async () => {
  const notebook = await writeAndLeave();
  expect(await databases()).toContain(NOTEBOOK);
  expect(notebook.read('note/tareas')).toEqual({ text: 'Facturas' });
  expect(keptFor(learner)).toHaveLength(2);
});
