import type { Page } from '@playwright/test';
import type { IslandProps } from '#common/island-contract.ts';
import type { NotebookRecord, NotebookValues } from '#lib/notebook/records.ts';
import { axeFindings } from '#e2e/support/axe.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { overflow, smallTargets } from '#e2e/support/measure.ts';
import { openPage, settle } from '#e2e/support/pages.ts';
import { sentBy, leaksIn } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({
  hasOwnLearner: true,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  colorScheme: 'light',
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: /^Lo que te salió/ });

const hunt: NotebookValues['hunt'] = { marked: [], isChecked: true, isSolved: true, best: null, last: null };
const challenge: NotebookValues['challenge'] = {
  ...{ typed: '1', checked: '1', tries: 1, hints: 0, solutionOn: null, isSolved: true, solvedAt: 1 },
  minutes: { without: null, with: null, timing: null, startedAt: null },
};
const record = (id: NotebookRecord['id'], value: NotebookRecord['value']) => ({ id, updatedAt: 1, value });

/** Stores records as if the learner had earned them; reload the page afterwards. */
async function keep(page: Page, userId: string, records: NotebookRecord[]) {
  await page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error(String(opening.error)));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('records', 'readwrite');
          for (const one of all) transaction.objectStore('records').put(one);
          transaction.oncomplete = () => resolve(opening.result.close());
        };
      }),
    [`aplica-ia-cuaderno:${userId}`, records] as const,
  );
}

/** Reads the answers from the page's own data, so that the test repeats no figure. */
async function keyOf(page: Page) {
  const data = await page.locator('[data-island="challenge"]').getAttribute('data-props');
  const { answer, traps } = JSON.parse(data ?? '{}') as IslandProps['challenge'];
  const typed = (value: string | number) => `$ ${String(value).replace('.', ',')}`;
  return {
    right: typed(answer.value),
    trap: typed(traps[0]?.value ?? ''),
    trapFeedback: traps[0]?.text ?? '',
  };
}

test('a challenge is solved and module 6 completed, on a phone, by keyboard; nothing else is sent', async ({
  signedInPage: page,
  learner,
}) => {
  await openPage(page, '/practica/retos');
  const sent = sentBy(page);
  await expect(page.getByText('Falta: 4 retos y 4 casos de la «Caza del error».')).toBeVisible();
  expect(await smallTargets(page, 44)).toEqual([]);
  expect(await overflow(page)).toEqual([]);

  const asked = page.waitForEvent('download');
  await tabTo(page, page.getByRole('link', { name: 'ventas.csv' }));
  await page.keyboard.press('Enter');
  expect((await asked).suggestedFilename()).toBe('ventas.csv');
  const file = await page.request.get('/practica/archivos/ventas.csv');
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8');

  await tabTo(page, page.getByRole('link', { name: 'Cuánto se vendió en agosto' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/practica/retos/ventas-de-agosto');
  await settle(page);
  await expect(field(page)).toBeEnabled();
  const { right, trap, trapFeedback } = await keyOf(page);
  await tabTo(page, field(page));
  await page.keyboard.type('unos cuantos');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(trap);
  await page.keyboard.press('Enter');
  await expect(page.getByText(trapFeedback, { exact: true })).toBeVisible();
  await tabTo(page, button(page, 'Dame una pista'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pista 1 de 3')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page, 44)).toEqual([]);
  expect(await overflow(page)).toEqual([]);

  await page.reload();
  await expect(field(page)).toHaveValue(trap);
  await expect(page.getByText(trapFeedback, { exact: true })).toBeVisible();
  await expect(page.getByText('Pista 1 de 3')).toBeVisible();
  await tabTo(page, field(page));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Resuelto' })).toBeFocused();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await settle(page);
  await expect(page.getByRole('heading', { name: 'Resuelto' })).toBeVisible();
  if (process.env.FULL) expect(await axeFindings(page, { onlyContrast: true })).toEqual([]);

  const { user } = JSON.parse(learner.session) as { user: { id: string } };
  await keep(page, user.id, [
    ...['uno', 'dos', 'tres'].map((slug) => record(`challenge/${slug}`, challenge)),
    ...['uno', 'dos', 'tres', 'cuatro'].map((slug) => record(`hunt/${slug}`, hunt)),
  ]);
  await openPage(page, '/practica/retos');
  await expect(page.getByText('4 de 4 retos')).toBeVisible();
  const complete = button(page, 'Marcar el módulo 6 como completado');
  await expect(complete).toBeEnabled();
  if (process.env.FULL) expect(await axeFindings(page, { onlyContrast: true })).toEqual([]);
  await tabTo(page, complete);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Módulo 6 completado exitosamente')).toBeVisible();
  await expect(page.getByText(/^Completado el \d/)).toBeVisible();

  await openPage(page, '/dashboard');
  const row = page.getByRole('listitem').filter({ hasText: 'Casos de Uso Reales: IA en Acción' });
  await expect(row).toContainText(/Completado el \d/);
  await row.getByRole('link').press('Enter');
  await expect(page).toHaveURL('/practica/retos');
  expect(leaksIn(sent)).toEqual(['POST /rest/v1/rpc/complete_module {"module_num":6}']);
});
