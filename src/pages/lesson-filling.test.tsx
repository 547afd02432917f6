import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#pages/testing/open-page.tsx';
import { currentSession } from '#features/auth/session-store.ts';
import { notebookOf } from '#lib/notebook/use-notebook.ts';
import { dismissToast } from '#lib/toasts.ts';

vi.mock('#features/auth/session-store.ts', () => import('#pages/testing/signed-in-store.ts'));

/** Lessons are long documents: role queries skip the visibility check, which no CSS here could change. */
configure({ defaultHidden: true });

afterEach(() => dismissToast());

test('a lesson’s prompt with brackets is filled in where it stands, every mention at once', async () => {
  userEvent.setup();
  await openPage('/modulo-5');
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
  // Whatever is stored under this name must be found by every later release.
  const userId = currentSession().session?.user.id ?? '';
  expect([...notebookOf(userId).state().records.keys()]).toEqual([
    'filling/modulo-5/de-ocho-respuestas-a-un-context-profile',
  ]);

  // The block's own button still gives the prompt as it was written.
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  fireEvent.click(within(figure).getByRole('button', { name: /^Copiar(?! con)/ }));
  await waitFor(() => expect(write).toHaveBeenCalledWith(before?.trimEnd()));

  fireEvent.click(within(figure).getByRole('button', { name: /^Cerrar el formulario/ }));
  await waitFor(() => expect(code?.textContent).toBe(before));
});
