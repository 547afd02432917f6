import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { holdIslandsBack } from '#pages/testing/islands-mounted.ts';
import { openAsLearner, openUntouchedAsLearner } from '#pages/testing/fake-backend.ts';
import { loadPrompt } from '#documents/entries.tsx';

const SLUG = 'analisis-competitivo';
const prompt = await loadPrompt(SLUG);
if (!prompt) throw new Error(`no prompt ${SLUG}`);

test('Ctrl+C copies the prompt, unless something is selected', async () => {
  const user = userEvent.setup();
  await openAsLearner(`/prompts/${SLUG}`);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  getSelection()?.selectAllChildren(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('{Control>}c{/Control}');
  expect(write).not.toHaveBeenCalledWith(prompt.content);
  getSelection()?.removeAllRanges();
  await user.keyboard('{Control>}c{/Control}');
  expect(await screen.findByText('Prompt copiado')).toBeTruthy();
  expect(write).toHaveBeenCalledWith(prompt.content);
});

test('once a field is filled, the main button copies with the learner’s data; another copies the original', async () => {
  const user = userEvent.setup();
  await openAsLearner(`/prompts/${SLUG}`);
  const bar = document.querySelector<HTMLElement>('[data-island="prompt-actions"]');
  if (!bar) throw new Error('no bar');
  const names = () =>
    within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['Copiar Prompt', 'Descargar PDF']);
  fireEvent.change(screen.getByRole('textbox', { name: 'Mercado' }), { target: { value: 'Guayaquil' } });
  await waitFor(() => expect(names()).toEqual(['Copiar con mis datos', 'Copiar Prompt', 'Descargar PDF']));
  await user.click(within(bar).getByRole('button', { name: 'Copiar con mis datos' }));
  expect(await screen.findByText('Copiado con tus datos')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain('- Mercado: Guayaquil\n');
  await user.click(within(bar).getByRole('button', { name: 'Copiar Prompt' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(prompt.content));
  await user.click(screen.getByRole('button', { name: 'Vaciar' }));
  await waitFor(() => expect(names()).toEqual(['Copiar Prompt', 'Descargar PDF']));
});

test('hydrating the form keeps typed text, focus and caret', async () => {
  const { heldIslands, letIslandsArrive } = holdIslandsBack();
  await openUntouchedAsLearner(`/prompts/${SLUG}`, heldIslands);
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mercado' });
  const drawn = field();
  await userEvent.type(drawn, 'Guayaquil');
  await letIslandsArrive();
  expect(drawn.isConnected).toBe(false);
  expect(field().value).toBe('Guayaquil');
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([9, 9]);
  const block = screen.getByRole('region', { name: 'Texto del prompt' });
  expect(block.textContent).toContain('- Mercado: Guayaquil\n');
});
