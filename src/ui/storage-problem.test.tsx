import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { notebookOf } from '#lib/notebook/use-notebook.ts';
import { StorageProblem } from './storage-problem.tsx';

const texts = {
  title: 'No se pudo guardar en este navegador',
  full: 'Está lleno.',
  forbidden: 'No deja guardar.',
  outdated: 'Hay otra pestaña.',
  action: 'Descargar mi cuaderno',
  reload: 'Recargar la página',
  file: 'cuaderno-{fecha}.json',
};

test('a browser that does not store says so and offers the file', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<StorageProblem userId="ana" texts={texts} />);
  await act(() => notebookOf('ana').update('note/tareas', () => ({ text: 'Tornamar' })));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^No se pudo guardar en este navegador/)).toBeTruthy();
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(alert.getByRole('button', { name: 'Descargar mi cuaderno' }));
  expect(download).toHaveBeenCalledOnce();
});
