import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** On 'Copia': downloads the notebook and deletes everything in it. Returns the file. */
export async function takeAway(page: Page): Promise<string> {
  const asked = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mi cuaderno' }).click();
  const file = await (await asked).path();
  await page.getByRole('button', { name: 'Borrar todo' }).click();
  await page.getByRole('button', { name: 'Sí, borrar todo' }).click();
  await expect(page.getByText('Ahora está vacío.')).toBeVisible();
  return file;
}
