import { afterEach, expect, test, vi } from 'vitest';
import { loseCode, restoreCode } from '#lib/testing/code-on-demand.ts';
import { copyText } from '#lib/clipboard.ts';
import { toasts } from '#lib/toasts.ts';
import { copyChecked } from './take-away.ts';

afterEach(async () => {
  await restoreCode('#common/personal-data/find-personal-data.ts');
  vi.unstubAllGlobals();
});

test('a text that cannot be checked stays in the notebook, and the learner is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await loseCode('#common/personal-data/find-personal-data.ts');
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn() } });
  window.showBootFailure = vi.fn();
  copyChecked('Escribe a ana@tienda.es', copyText);
  await vi.waitFor(() => expect(toasts().current()?.title).toBe('No se pudo revisar el texto'));
  expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
  expect(window.showBootFailure).toHaveBeenCalledOnce();
  delete window.showBootFailure;
});
