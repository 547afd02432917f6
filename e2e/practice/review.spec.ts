import type { Page } from '@playwright/test';
import { axeFindings, axeInBothThemes } from '#e2e/support/axe.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { overflow, smallTargets } from '#e2e/support/measure.ts';
import { openPage, settle } from '#e2e/support/pages.ts';
import { sentBy, leaksIn } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';
import { openContent } from '#tools/content/content.ts';
import { practiceTotals } from '#tools/content/practice/kinds.ts';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Answers by keyboard: the options are one Tab stop, arrows choose, 'Responder' is the next stop. */
async function answer(page: Page) {
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Responder')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^(Es correcto|No es la mejor respuesta)$/ })).toBeFocused();
}

/** Opens the next question, which gets the focus, and returns it. */
async function next(page: Page): Promise<string> {
  await tabTo(page, button(page, 'Siguiente'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('group').getByRole('heading');
  await expect(question).toBeFocused();
  return (await question.textContent()) ?? '';
}

test('a lesson section leads to its questions; the daily round works by keyboard and across a reload, and sends nothing', async ({
  signedInPage: page,
}) => {
  await openPage(page, '/modulo-2');
  const section = page.getByRole('region', { name: /Calidad del prompt/ });
  // In the lesson, without code: an opened option says whether it is right.
  const question = section.locator('details', { hasText: 'Abre la opción que elegirías.' });
  await question.locator('summary').first().click();
  await question.locator('li summary').first().click();
  await expect(question.getByText(/^(Es la buena|No es la mejor)\./)).toHaveCount(4);
  await expect(question.getByText(/^(Es la buena|No es la mejor)\./).first()).toBeVisible();
  expect(await axeFindings(page, { within: '.lesson-section:nth-of-type(3)' })).toEqual([]);

  const sent = sentBy(page);
  await section.getByRole('link', { name: 'Repasa esta parte: 4 preguntas' }).press('Enter');
  await settle(page);
  await expect(page.getByRole('heading', { name: 'De la lección: 4 preguntas' })).toBeVisible();
  if (process.env.FULL) expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page, 44)).toEqual([]);
  await answer(page);
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);

  // Today's round: earlier answers count, and a reload does not change it.
  await openPage(page, '/practica/repaso');
  await expect(page.getByText('Pregunta 1 de 10')).toBeVisible();
  const verdict = page.getByRole('heading', { name: /^(Es correcto|No es la mejor respuesta)$/ });
  await expect(verdict).toBeVisible();
  const second = await next(page);
  const options = await page.getByRole('radio').allTextContents();
  await expect(page.getByText('Pregunta 2 de 10')).toBeVisible();
  await page.reload();
  await settle(page);
  await expect(page.getByRole('group').getByRole('heading')).toHaveText(second);
  expect(await page.getByRole('radio').allTextContents()).toEqual(options);
  await answer(page);
  await page.reload();
  await settle(page);
  await expect(verdict).toBeVisible();
  expect(await next(page)).not.toBe(second);

  await openPage(page, '/practica');
  await expect(
    page.getByText(`2 de ${practiceTotals(openContent('.')).questions} preguntas respondidas`),
  ).toBeVisible();
  // Nothing is due today: the suggestion is an exercise.
  await expect(page.getByRole('region', { name: 'Tu próximo paso' })).not.toContainText('Repaso');
  expect(leaksIn(sent)).toEqual([]);
});

test.describe(() => {
  // Three weeks later the session is renewed, which would use up the shared token.
  test.use({ hasOwnLearner: true });

  test('on a later day answered questions come first, and the hub suggests them @full', async ({
    signedInPage: page,
  }) => {
    const now = Date.now();
    await page.clock.install({ time: now });
    await openPage(page, '/practica/repaso');
    const first = (await page.getByRole('group').getByRole('heading').textContent()) ?? '';
    await answer(page);
    await next(page);
    // After three weeks away, no answer is lost and no streak is counted.
    await page.clock.setSystemTime(now + 21 * 24 * 60 * 60 * 1000);
    await openPage(page, '/practica');
    const step = page.getByRole('region', { name: 'Tu próximo paso' });
    await expect(step).toContainText('1 pregunta para hoy');
    await step.getByRole('link', { name: 'Repasar' }).click();
    await expect(page.getByRole('heading', { name: 'Hoy: 10 preguntas' })).toBeVisible();
    await expect(page.getByRole('group').getByRole('heading')).toHaveText(first);
    await expect(page.getByText('Pregunta 1 de 10')).toBeVisible();
  });
});
