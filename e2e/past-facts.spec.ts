import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { factsFile, parseFacts } from '#tools/content/rules/facts.ts';
import { expect, test } from './support/test.ts';

// Months later the session is renewed, which would use up the shared token.
test.use({ hasOwnLearner: true });

const lastDays = parseFacts(readFileSync(factsFile, 'utf8')).flatMap(({ expires }) => expires ?? []);
const spanish = (day: string) => day.split('-').map(Number).reverse().join('-');

/** The dates that the page shows as past, and all dates that it contains. */
async function pastOf(page: Page) {
  const shown = page.getByText(/Pasó su fecha: valía hasta el/).filter({ visible: true });
  const contained = await page.locator('[data-good-until]').all();
  return {
    shown: (await shown.allTextContents()).map((text) => /\d+-\d+-\d{4}/.exec(text)?.[0]),
    contained: await Promise.all(contained.map((words) => words.getAttribute('data-good-until'))),
  };
}

for (const { day, often } of [
  { day: '2026-12-12', often: '' },
  { day: '2027-03-01', often: ' @full' },
]) {
  const past = (days: (string | null)[]) => days.flatMap((one) => (one && one < day ? [spanish(one)] : []));

  test(`on ${day} a lesson and the list of facts say which of them are past${often}`, async ({
    signedInPage: page,
  }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00+01:00`));
    // Opens this page directly, and the list later by a click.
    await page.goto('/modulo-4');
    await expect.poll(async () => (await pastOf(page)).shown).toEqual(past((await pastOf(page)).contained));
    await page.getByRole('link', { name: 'Ver todos los datos, con sus notas' }).first().click();
    await expect(page.getByRole('heading', { name: 'Datos que envejecen' })).toBeVisible();
    for (const topic of await page.locator('#datos summary').all()) await topic.click();
    await expect.poll(async () => (await pastOf(page)).shown).toEqual(past(lastDays));
  });
}
