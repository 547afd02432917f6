import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage } from '#app/testing/open-page.tsx';
import { loadGpt } from '#content.ts';
import './gpt.tsx';

vi.mock('#features/auth/session-store.ts', () => import('#app/testing/signed-in-store.ts'));

const gpt = await loadGpt('data-analyst');
if (!gpt) throw new Error('no GPT data-analyst');

async function openGpt() {
  const opened = openPage('/gpts/data-analyst');
  await screen.findByRole('heading', { level: 1, name: gpt?.title });
  return opened;
}

test('the page shows the whole card, the description and the ways back', async () => {
  await openGpt();
  await waitFor(() => expect(document.title).toBe('Analista de datos | GPT Personalizados'));
  for (const text of [gpt.description, ...gpt.tags]) expect(screen.getByText(text)).toBeTruthy();
  for (const name of ['Qué hace', 'Para quién', 'Cinco formas de empezar', 'Qué subirle', 'Límites'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  const back = screen.getAllByRole('link', { name: 'Volver a los GPT' });
  expect(back.map((link) => link.getAttribute('href'))).toEqual(['/gpts', '/gpts']);
});

test('the GPT opens in a new tab without telling where the learner comes from', async () => {
  await openGpt();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Abrir en ChatGPT/ });
  expect(link.getAttribute('href')).toBe(gpt.chatgptUrl);
  expect(link.target).toBe('_blank');
  expect(link.relList.contains('noreferrer')).toBe(true);
  expect(link.relList.contains('noopener')).toBe(true);
});

test('links in the description stay inside the app', async () => {
  const { router } = await openGpt();
  await userEvent.click(screen.getByRole('link', { name: 'módulo 5' }));
  await waitFor(() =>
    expect(router.state.navigation.location?.pathname ?? router.state.location.pathname).toBe('/modulo-5'),
  );
});

test('an address that no GPT has says so and leads back', async () => {
  openPage('/gpts/no-existe');
  await screen.findByRole('heading', { level: 1, name: 'GPT no encontrado' });
  expect(screen.getByText('El GPT que buscas no existe o ha sido movido')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('GPT no encontrado | GPT Personalizados'));
  expect(screen.getByRole('link', { name: 'Volver a los GPT' }).getAttribute('href')).toBe('/gpts');
});
