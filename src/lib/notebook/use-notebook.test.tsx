import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { currentStores } from '#lib/stores.ts';
import { watchDownloads } from '#lib/testing/downloads.ts';
import { notebookOf } from './notebook-of.ts';
import { useRecord } from './use-notebook.ts';
import { useStorageProblem } from './use-storage-problem.ts';

function Tasks({ userId }: { userId: string }) {
  const { value, problem } = { ...useRecord(userId, 'note/tareas'), ...useStorageProblem(userId) };
  return <p>{problem ?? value?.text ?? 'nada'}</p>;
}

const never = new Promise<never>(() => undefined);

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

test('drawing opens nothing; the page that shows a record does', async () => {
  renderToString(<Tasks userId="ana" />);
  expect(await databases()).toEqual([]);
  render(<Tasks userId="ana" />);
  await act(() => notebookOf('ana').update('note/tareas', () => ({ text: 'Facturas' })));
  expect(screen.getByText('Facturas')).toBeTruthy();
  expect(await databases()).toEqual(['aplica-ia-cuaderno:ana']);
});

test('after a change of account the other learner’s record is gone, and theirs is shown', async () => {
  const { rerender } = render(<Tasks userId="ana" />);
  await act(() => notebookOf('ana').update('note/tareas', () => ({ text: 'De Ana' })));
  rerender(<Tasks userId="eva" />);
  expect(screen.getByText('nada')).toBeTruthy();
  await act(() => notebookOf('eva').update('note/tareas', () => ({ text: 'De Eva' })));
  expect(screen.getByText('De Eva')).toBeTruthy();
});

test('a learner’s notebook stays open while another’s is drawn and not shown', () => {
  const anas = notebookOf('ana');
  function Eva(): never {
    useRecord('eva', 'note/tareas');
    // React draws this component and throws the result away.
    throw never;
  }
  render(
    <Suspense fallback="Un momento">
      <Eva />
    </Suspense>,
  );
  expect(screen.getByText('Un momento')).toBeTruthy();
  expect(notebookOf('ana')).toBe(anas);
});

test('when a page ends, its notebook stores what was written and closes its database', async () => {
  const written = notebookOf('ana').update('note/tareas', () => ({ text: 'Facturas' }));
  currentStores().end();
  expect(await written).toBe(true);
  await new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase('aplica-ia-cuaderno:ana');
    deletion.addEventListener('success', resolve);
    deletion.addEventListener('blocked', () => reject(new Error('still open')));
  });
});

test('a browser that does not store says why, and the file contains what is on the screen', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const files = watchDownloads();
  function Problem() {
    const { problem, onDownload } = useStorageProblem('ana');
    return <button onClick={() => onDownload('cuaderno.json')}>{problem}</button>;
  }
  render(<Problem />);
  await act(() => notebookOf('ana').update('note/tareas', () => ({ text: 'Tornamar' })));
  screen.getByRole('button', { name: 'forbidden' }).click();
  expect(await files[0]?.blob.text()).toContain('Tornamar');
});
