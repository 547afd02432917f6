import { expect, test } from './support/test.ts';

test('selected items are moved to another cortex', async ({ signedInPage: page }) => {
  await page.goto('/manage');
  await expect(page.getByRole('heading', { name: 'Private / Overview' })).toBeVisible();
  const cortexes = page.getByRole('navigation', { name: 'Cortexes' });
  await cortexes.getByRole('button', { name: 'UXUI' }).click();
  await page.getByRole('checkbox', { name: 'Select Forms people finish' }).check();
  await page.getByRole('button', { name: 'Grid' }).click();
  await page.getByRole('checkbox', { name: 'Select Contrast that survives sunlight' }).check();
  await page.getByRole('button', { name: 'Move (2)' }).click();

  const dialog = page.getByRole('dialog', { name: 'Move to Cortex' });
  await expect(dialog.getByRole('button', { name: 'Move Items' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Target cortex' }).selectOption('Shared / Second Brain');
  await dialog.getByRole('button', { name: 'Move Items' }).click();

  await expect(page.getByText('Moved 2 items to Second Brain')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Forms people finish' })).toHaveCount(0);
  await cortexes.getByRole('button', { name: 'Second Brain' }).click();
  await expect(page.getByRole('link', { name: 'Forms people finish' })).toBeVisible();
});

test('the four views show what was searched for, and an empty result says so', async ({
  signedInPage: page,
}) => {
  await page.goto('/manage');
  const search = page.getByPlaceholder('Search cortexes...');
  await search.fill('NOOR HADDAD');
  for (const view of ['Table', 'Grid', 'List', 'Kanban']) {
    await page.getByRole('button', { name: view }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /new tab/ })).toHaveCount(4);
  }
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await search.fill('nothing like this');
  await expect(page.getByText('No cortex items found for this section.')).toBeVisible();
});

test('the title is edited in place', async ({ signedInPage: page }) => {
  await page.goto('/manage');
  const heading = page.getByRole('heading', { level: 1 });
  const edit = page.getByRole('button', { name: 'Edit library title' });
  await edit.click();
  await page.keyboard.type('Reading room');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Reading room');
  await expect(edit).toBeFocused();
  await edit.click();
  await page.getByRole('textbox', { name: 'Library title' }).fill('  ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The library needs a title.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('Reading room');
});
