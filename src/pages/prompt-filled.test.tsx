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

const bar = () => {
  const place = document.querySelector<HTMLElement>('[data-island="prompt-actions"]');
  if (!place) throw new Error('no bar');
  return within(place);
};
const names = () =>
  bar()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const fillMarket = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Mercado' }), { target: { value } });

test('once a field is filled, the main button copies with the learner’s data; another copies the original', async () => {
  const user = userEvent.setup();
  await openAsLearner(`/prompts/${SLUG}`);
  expect(names()).toEqual(['Copiar Prompt']);
  fillMarket('Guayaquil');
  await waitFor(() => expect(names()).toEqual(['Copiar con mis datos', 'Copiar Prompt']));
  expect(screen.getAllByRole('button', { name: /^Copiar (con mis datos|Prompt)$/ })).toHaveLength(2);
  await user.click(bar().getByRole('button', { name: 'Copiar con mis datos' }));
  expect(await screen.findByText('Copiado con tus datos')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain('- Mercado: Guayaquil\n');
  await user.click(bar().getByRole('button', { name: 'Copiar Prompt' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(prompt.content));
  await user.click(screen.getByRole('button', { name: 'Vaciar' }));
  await waitFor(() => expect(names()).toEqual(['Copiar Prompt']));
});

test('copying with the learner’s data says so on the button for two seconds', async () => {
  await openAsLearner(`/prompts/${SLUG}`);
  fillMarket('Guayaquil');
  const button = await bar().findByRole('button', { name: 'Copiar con mis datos' });
  await userEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe('Copiado'));
  await waitFor(() => expect(button.textContent).toBe('Copiar con mis datos'), { timeout: 3000 });
});

test('Ctrl+C does what the main button does', async () => {
  const user = userEvent.setup();
  await openAsLearner(`/prompts/${SLUG}`);
  fillMarket('Guayaquil');
  await bar().findByRole('button', { name: 'Copiar con mis datos' });
  await user.keyboard('{Control>}c{/Control}');
  expect(await screen.findByText('Copiado con tus datos')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain('- Mercado: Guayaquil\n');
});

test('the field that the learner is in is marked in the prompt, and its line shows in the bar', async () => {
  const user = userEvent.setup();
  await openAsLearner(`/prompts/${SLUG}`);
  const marked = () => [...document.querySelectorAll('[data-current]')].map(({ textContent }) => textContent);
  const line = () => document.getElementById('prompt-linea')?.textContent;
  expect([marked(), line()]).toEqual([[], '']);
  await user.click(screen.getByRole('textbox', { name: 'Mercado' }));
  expect(line()).toBe('En el promptMercado: [MERCADO]');
  await user.keyboard('Guayaquil');
  expect([marked(), line()]).toEqual([['Guayaquil'], 'En el promptMercado: Guayaquil']);
  fillMarket(`${'a'.repeat(200)} final`);
  expect(line()).toMatch(/^En el promptMercado: …a+ final$/);
  await user.tab();
  expect(line()).toBe('En el promptCompetidores: [COMPETIDORES]');
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect([marked(), line()]).toEqual([[], '']);
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
