import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, stage: string, title: string) =>
  column(page, stage).getByRole('article', { name: title, exact: true });
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Move ${title}` });
const announcement = (page: Page) => page.getByRole('main').getByRole('status');

async function centre(page: Page, title: string) {
  const box = await handle(page, title).boundingBox();
  if (!box) throw new Error(`${title} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const isUsual = reducedMotion === 'no-preference';
  test(`a card dragged with the mouse gets the stage of its column, with motion: ${reducedMotion}${isUsual ? '' : ' @full'}`, async ({
    signedInPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/profile');
    const title = 'Quote drafts from e-mail';
    await card(page, 'Planning', title).dragTo(column(page, 'Completed'));
    await expect(card(page, 'Completed', title)).toBeVisible();
    await expect(card(page, 'Planning', title)).toHaveCount(0);
    await expect(announcement(page)).toHaveText(`${title} moved to Completed.`);
  });
}

test('a card dropped outside the columns stays where it was @full', async ({ signedInPage: page }) => {
  await page.goto('/profile');
  const title = 'Onboarding guide';
  await card(page, 'In Progress', title).scrollIntoViewIfNeeded();
  const from = await centre(page, title);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(4, from.y, { steps: 5 });
  await page.mouse.up();
  await expect(card(page, 'In Progress', title)).toBeVisible();
  await expect(announcement(page)).toHaveText(`Move cancelled. ${title} is back in In Progress.`);
  await expect(handle(page, title)).toHaveAttribute('aria-pressed', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a finger drags a card by its handle onto the bar of stages', async ({ signedInPage: page }) => {
    await page.goto('/profile');
    const title = 'Onboarding guide';
    await handle(page, title).scrollIntoViewIfNeeded();
    const from = await centre(page, title);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [from]);
    await send('touchMove', [{ x: from.x - 20, y: from.y - 20 }]);
    const bar = page.getByRole('group', { name: `Move ${title} to` });
    const target = await bar.getByRole('button', { name: 'Under Review' }).boundingBox();
    if (!target) throw new Error('the bar of stages is not on the screen');
    await send('touchMove', [{ x: target.x + 10, y: target.y + 10 }]);
    await send('touchEnd', []);
    await expect(card(page, 'Under Review', title)).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('taps move a card back without dragging @full', async ({ signedInPage: page }) => {
    await page.goto('/profile');
    const title = 'Catalogue texts';
    await handle(page, title).tap();
    await page
      .getByRole('group', { name: `Move ${title} to` })
      .getByRole('button', { name: 'Planning' })
      .tap();
    await expect(card(page, 'Planning', title)).toBeVisible();
  });
});

test('an open dialog stops the page from scrolling, and returns the focus', async ({
  signedInPage: page,
}) => {
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit Onboarding guide' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  await expect(dialog).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 600);
  await dialog.getByLabel('Title').fill('Guide for the first week');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Guide for the first week' })).toBeFocused();
});
