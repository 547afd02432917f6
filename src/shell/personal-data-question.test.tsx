import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { loseCode, restoreCode } from '#lib/testing/code-on-demand.ts';
import type { Leaving } from '#lib/personal-data/question.ts';
import { sessionStore } from '#features/auth/session-store.ts';
import { checkBeforeLeaving, loadPersonalData } from '#lib/personal-data/leaving.ts';
import { answerQuestions } from './personal-data.ts';
// Compiled before the first test, which would time out otherwise.
import './personal-data-question.tsx';

afterEach(() => restoreCode('#shell/personal-data-question.tsx'));

/** A page with two buttons that let texts leave. */
async function setUp({ isLoaded = true } = {}) {
  if (isLoaded) await loadPersonalData();
  const leaving = {
    take: vi.fn<Leaving['take']>(() => true),
    refused: vi.fn<() => void>(),
  };
  const failed = vi.fn<() => void>();
  const leave = (text: string) =>
    void checkBeforeLeaving({ text, purpose: 'copy', ...leaving }).catch(failed);
  for (const [label, text] of [
    ['Copiar saludo', 'Hola'],
    ['Copiar carta', 'Para ana@tienda.es'],
  ] as const) {
    const button = document.body.appendChild(document.createElement('button'));
    button.textContent = label;
    button.onclick = () => leave(text);
  }
  answerQuestions();
  const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { ...leaving, failed, leave, click };
}

test('a text without personal data leaves within the same click', async () => {
  const { take, leave } = await setUp();
  leave('Hola');
  expect(take).toHaveBeenCalledExactlyOnceWith('Hola', []);
});

test('a text with personal data waits for an answer, and leaves within that click', async () => {
  const { take, click } = await setUp();
  await click('Copiar carta');
  expect(take).not.toHaveBeenCalled();
  await screen.findByRole('dialog', { name: 'Hay datos personales en tu texto' });
  screen.getByRole('button', { name: 'Sustituir todo y copiar' }).click();
  expect(take).toHaveBeenCalledExactlyOnceWith('Para [CORREO 1]', [
    { tag: '[CORREO 1]', value: 'ana@tienda.es' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a learner who cancels copies nothing, is back on the button, and is asked again the next time', async () => {
  const { take, click } = await setUp();
  await click('Copiar carta');
  await screen.findByRole('dialog');
  await click('Cancelar');
  expect(take).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copiar carta' })),
  );
  await click('Copiar carta');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('a session that ends in another tab ends the question too: a text stays with its owner', async () => {
  const { take, click } = await setUp();
  const user = { id: '6f1d2c3b-0000-4000-8000-000000000001' };
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const session = { access_token: 'token', refresh_token: 'refresh', expires_at, user };
  localStorage.setItem('aplica-ia-session', JSON.stringify(session));
  await sessionStore().ready();
  await click('Copiar carta');
  await screen.findByRole('dialog');
  localStorage.removeItem('aplica-ia-session');
  dispatchEvent(new StorageEvent('storage', { key: 'aplica-ia-session', newValue: null }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(take).not.toHaveBeenCalled();
});

test('a browser that refuses after the wait gets a new click', async () => {
  const { take, refused, click } = await setUp({ isLoaded: false });
  take.mockReturnValueOnce(Promise.resolve(false));
  await click('Copiar saludo');
  await screen.findByRole('dialog', { name: 'Tu texto está revisado' });
  await click('Copiar');
  expect(take).toHaveBeenCalledTimes(2);
  expect(refused).not.toHaveBeenCalled();
});

test('a browser that refuses within a click is reported', async () => {
  const { take, refused, click } = await setUp();
  take.mockReturnValue(false);
  await click('Copiar saludo');
  await waitFor(() => expect(refused).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a question whose code does not load reports that, keeps the text, and is asked again once it loads', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await loseCode('#shell/personal-data-question.tsx');
  window.showBootFailure = vi.fn();
  const { take, click } = await setUp();
  await click('Copiar carta');
  await waitFor(() => expect(window.showBootFailure).toHaveBeenCalledOnce());
  expect(take).not.toHaveBeenCalled();
  delete window.showBootFailure;
  await restoreCode('#shell/personal-data-question.tsx');
  await click('Copiar carta');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('a text that could not be checked stays, and its caller hears so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await loseCode('#common/personal-data/find-personal-data.ts');
  const { take, failed, click } = await setUp({ isLoaded: false });
  await click('Copiar saludo');
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(take).not.toHaveBeenCalled();
  await restoreCode('#common/personal-data/find-personal-data.ts');
});
