import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Leaving } from '#lib/personal-data/leaving.ts';

/** Fresh modules: whether the detector is there already is part of what is tested. */
beforeEach(() => vi.resetModules());

async function setUp({ isLoaded = true } = {}) {
  const { PersonalDataQuestion } = await import('./personal-data-question.tsx');
  const { checkBeforeLeaving } = await import('#lib/personal-data/leaving.ts');
  const { loadPersonalData } = await import('#lib/personal-data/load-personal-data.ts');
  if (isLoaded) await loadPersonalData();
  const leaving = {
    take: vi.fn<Leaving['take']>(() => true),
    refused: vi.fn<() => void>(),
  };
  const failed = vi.fn<() => void>();
  const leave = (text: string) =>
    void checkBeforeLeaving({ text, purpose: 'copy', ...leaving }).catch(failed);
  function Page() {
    return (
      <>
        <button onClick={() => leave('Hola')}>Copiar saludo</button>
        <button onClick={() => leave('Para ana@tienda.es')}>Copiar carta</button>
        <PersonalDataQuestion />
      </>
    );
  }
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  render(<RouterProvider router={router} />);
  const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { ...leaving, failed, leave, click, router };
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
  await click('Sustituir todo');
  screen.getByRole('button', { name: 'Copiar' }).click();
  expect(take).toHaveBeenCalledExactlyOnceWith('Para [CORREO 1]', [
    { tag: '[CORREO 1]', value: 'ana@tienda.es' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('whoever cancels takes nothing, and is back on the button', async () => {
  const { take, click } = await setUp();
  await click('Copiar carta');
  await screen.findByRole('dialog');
  await click('Cancelar');
  expect(take).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copiar carta' })),
  );
});

test('Back takes the question along: a text stays with its page', async () => {
  const { take, click, router } = await setUp();
  await click('Copiar carta');
  await screen.findByRole('dialog');
  await act(() => router.navigate('/otra'));
  expect(screen.queryByRole('dialog')).toBeNull();
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

test('a question that nobody can show is not silent: the next press says what is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.showBootFailure = vi.fn();
  const { checkBeforeLeaving } = await import('#lib/personal-data/leaving.ts');
  const { loadPersonalData } = await import('#lib/personal-data/load-personal-data.ts');
  await loadPersonalData();
  const leave = () => checkBeforeLeaving({ text: 'Para ana@tienda.es', purpose: 'copy', take: () => true });
  await leave();
  // Its code may still be on its way.
  expect(window.showBootFailure).not.toHaveBeenCalled();
  await leave();
  expect(window.showBootFailure).toHaveBeenCalledOnce();
  delete window.showBootFailure;
});

test('a text that could not be checked stays, and its place is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.doMock('#lib/personal-data/find-personal-data.ts', () => {
    throw new Error('offline');
  });
  const { take, failed, click } = await setUp({ isLoaded: false });
  await click('Copiar saludo');
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(take).not.toHaveBeenCalled();
  vi.doUnmock('#lib/personal-data/find-personal-data.ts');
});
