import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { NoteField } from './note-places.tsx';

const words = {
  kept: 'Se guarda en tu navegador.',
  saved: 'Guardado',
  failed: 'No se pudo guardar',
  open: 'Abrir mi cuaderno',
  empty: 'Nada todavía',
  writtenOn: 'Escrito el {fecha}',
};

test('typing in one note leaves the others marked as saved', async () => {
  const notebook = notebookOf('ana');
  await notebook.ready;
  for (const id of ['tareas', 'datos']) await notebook.update(`note/${id}`, () => ({ text: 'Facturas' }));
  for (const id of ['tareas', 'datos'])
    render(<NoteField id={id} question={id} words={words} userId="ana" />);
  expect(screen.getAllByText('Guardado')).toHaveLength(2);
  fireEvent.change(screen.getByRole('textbox', { name: 'tareas' }), { target: { value: 'Cartas' } });
  expect(screen.getAllByText('Guardado')).toHaveLength(1);
  await act(() => notebook.close());
  expect(screen.getAllByText('Guardado')).toHaveLength(2);
});
