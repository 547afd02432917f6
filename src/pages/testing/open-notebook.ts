import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotebookRecord, NotebookValues } from '#lib/notebook/records.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { learner, openAsLearner } from './fake-backend.ts';

export const keptPrompt: NotebookValues['prompt'] = {
  title: 'Publicaciones de la semana',
  text: 'Escribe para [CORREO 1]',
  note: 'Con el calendario',
  from: { to: '/prompts/analisis-competitivo', label: 'Marco de análisis competitivo' },
  savedAt: Date.UTC(2026, 10, 12, 12),
  verdict: null,
  equivalences: [{ tag: '[CORREO 1]', value: 'ana@tienda.example' }],
};

/** Opens /cuaderno with these records, by id; returns the notebook that the page reads. */
export async function openNotebook(hash: string, records: Record<string, object> = {}) {
  await openAsLearner(`/cuaderno${hash}`);
  const notebook = notebookOf(learner.id);
  await notebook.ready;
  await notebook.restore(
    new Map(
      Object.entries(records).map(([id, value]) => [
        id,
        { id, updatedAt: Date.now(), value } as NotebookRecord,
      ]),
    ),
  );
  await screen.findByRole('heading', { level: 1, name: 'Mi cuaderno' });
  return { notebook, user: userEvent.setup() };
}
