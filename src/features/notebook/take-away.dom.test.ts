import { expect, test, vi } from 'vitest';
import { copyText } from '#lib/clipboard.ts';
import { currentToast } from '#lib/toasts.ts';
import { copyChecked } from './take-away.ts';

vi.mock('#lib/clipboard.ts');
vi.mock('#common/personal-data/find-personal-data.ts', () => {
  throw new Error('offline');
});

test('a text that cannot be checked stays in the notebook, and whoever wanted it is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.showBootFailure = vi.fn();
  copyChecked('Escribe a ana@tienda.es');
  await vi.waitFor(() => expect(currentToast()?.title).toBe('No se pudo revisar el texto'));
  expect(copyText).not.toHaveBeenCalled();
  expect(window.showBootFailure).toHaveBeenCalledOnce();
  delete window.showBootFailure;
});
