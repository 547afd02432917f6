import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, learner, openAsLearner } from '#pages/testing/fake-backend.ts';
import { openNext } from '#pages/testing/open-page.tsx';
import { visits } from '#lib/testing/visits.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { cuenta } from '#content.ts';

const NOTEBOOK = `aplica-ia-cuaderno:${learner.id}`;
const ofSomebodyElse = { id: '6f1d2c3b-0000-4000-8000-000000000002', email: 'eva@otra.com' };

let backend: ReturnType<typeof fakeBackend>;
beforeEach(() => {
  backend = fakeBackend();
});
afterEach(() => vi.unstubAllGlobals());

/** The notebook of the open page. */
async function notebookOfLearner() {
  const notebook = notebookOf(learner.id);
  await notebook.ready;
  return notebook;
}

async function writeAndLeave() {
  await openAsLearner('/gpts');
  const notebook = await notebookOfLearner();
  await notebook.update('note/tareas', () => ({ text: 'Facturas' }));
  for (const { id } of [learner, ofSomebodyElse]) {
    localStorage.setItem(`aplica-ia-lectura:${id}:modulo-2`, 'precios');
    localStorage.setItem(`aplica-ia-cuaderno-pendiente:${id}:1`, '{"records":[]}');
  }
  const [leave] = screen.getAllByRole('button', { name: 'Salir' });
  if (leave) await userEvent.click(leave);
  expect(visits).toEqual([{ address: '/', isInstead: false }]);
  expect(backend.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /auth/v1/logout?scope=global',
  ]);
  // The page that the learner leaves closes the notebook.
  await notebook.close();
  await openNext();
  expect(await screen.findByText(cuenta.signedOut.text)).toBeTruthy();
}
const keptFor = ({ id }: { id: string }) => Object.keys(localStorage).filter((key) => key.includes(id));
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

test('after «Salir» the learner may also delete the notebook from a shared computer', async () => {
  await writeAndLeave();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar también mi cuaderno de este equipo' }));
  expect(await screen.findByText(cuenta.signedOut.forgottenText)).toBeTruthy();
  expect(await databases()).not.toContain(NOTEBOOK);
  expect([keptFor(learner), keptFor(ofSomebodyElse).length]).toEqual([[], 2]);
  // If the same learner signs in again, there is an empty notebook that stores.
  const notebook = await notebookOfLearner();
  expect(notebook.state().records.size).toBe(0);
  expect(await notebook.update('note/tareas', () => ({ text: 'Otra vez' }))).toBe(true);
});

test('«Salir» alone leaves the notebook where it is, and offers to delete it once', async () => {
  await writeAndLeave();
  expect(await databases()).toContain(NOTEBOOK);
  expect(keptFor(learner)).toHaveLength(2);
  expect((await notebookOfLearner()).read('note/tareas')).toEqual({ text: 'Facturas' });
  await openNext();
  expect(screen.queryByText(cuenta.signedOut.text)).toBeNull();
});
