import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { copyText } from '#lib/clipboard.ts';
import { Toaster } from '#ui/toaster.tsx';
import { copyChecked } from './take-away.ts';

vi.mock('#lib/clipboard.ts');
vi.mock('#lib/personal-data/find-personal-data.ts', () => {
  throw new Error('offline');
});

test('a text that cannot be checked stays in the notebook, and whoever wanted it is told', async () => {
  function Page() {
    return (
      <>
        <button onClick={() => copyChecked('Escribe a ana@tienda.es')}>Copiar</button>
        <Toaster />
      </>
    );
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.showBootFailure = vi.fn();
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('No se pudo revisar el texto')).toBeTruthy();
  expect(copyText).not.toHaveBeenCalled();
  expect(window.showBootFailure).toHaveBeenCalledOnce();
  delete window.showBootFailure;
});
