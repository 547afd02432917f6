import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { islandsMounted } from '#app/testing/islands-mounted.ts';
import { openPage } from '#app/testing/open-page.tsx';
import { loadPrompt } from '#documents/documents.tsx';

vi.mock('#features/auth/session-store.ts', () => import('#app/testing/signed-in-store.ts'));

const SLUG = 'analisis-competitivo';
const prompt = await loadPrompt(SLUG);
if (!prompt) throw new Error(`no prompt ${SLUG}`);

test('once a field is filled, the first button copies with one’s own data, and the prompt stays to be had', async () => {
  const user = userEvent.setup();
  openPage(`/prompts/${SLUG}`);
  await screen.findByRole('heading', { level: 1, name: prompt.title });
  await islandsMounted();
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
