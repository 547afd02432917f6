import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { learner, openAsLearner } from '#pages/testing/fake-backend.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';

/** Lessons are long documents: role queries skip the visibility check, which no CSS here could change. */
configure({ defaultHidden: true });

test('the learner fills in a lesson’s prompt with brackets in place, every mention at once', async () => {
  userEvent.setup();
  await openAsLearner('/modulo-5');
  const [open] = screen.getAllByRole('button', { name: /^Rellenar/ });
  const figure = open?.closest('figure') as HTMLElement;
  const code = figure.querySelector('code');
  const before = code?.textContent;
  const [name = ''] = /\[[^\]a-z]+\]/.exec(before ?? '') ?? [];
  expect(figure.querySelectorAll('textarea')).toHaveLength(0);

  fireEvent.click(within(figure).getByRole('button', { name: /^Rellenar/ }));
  const [field] = await within(figure).findAllByRole('textbox', {}, { timeout: 10_000 });
  fireEvent.change(field as HTMLElement, { target: { value: 'Tornamar' } });
  await waitFor(() => expect(code?.textContent).toBe(before?.replaceAll(name, 'Tornamar')));
  // Every later release must find what is stored under this name.
  expect([...notebookOf(learner.id).state().records.keys()]).toEqual([
    'filling/modulo-5/de-ocho-respuestas-a-un-context-profile',
  ]);

  // The block's own button still copies the original prompt.
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  fireEvent.click(within(figure).getByRole('button', { name: /^Copiar(?! con)/ }));
  await waitFor(() => expect(write).toHaveBeenCalledWith(before?.trimEnd()));

  fireEvent.click(within(figure).getByRole('button', { name: /^Cerrar el formulario/ }));
  await waitFor(() => expect(code?.textContent).toBe(before));
});
