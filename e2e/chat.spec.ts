import { expect, test } from './support/test.ts';

test('a question names its chat and gets its reply; the last deleted chat leaves a fresh one', async ({
  signedInPage: page,
}) => {
  await page.goto('/search');
  const chats = page.getByRole('navigation', { name: 'Chats' });
  await expect(chats.getByRole('heading')).toContainText(['Today', 'Yesterday', /^[A-Z][a-z]+ \d+$/]);

  await chats.getByRole('button', { name: 'New Chat', exact: true }).first().click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await message.fill('   ');
  await expect(send).toBeDisabled();
  await message.fill('Which supplier contracts end before the summer?');
  await message.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Which supplier contrac...' })).toBeVisible();
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('log')).toContainText('This is a demo');

  await page.getByRole('button', { name: 'Edit chat title' }).click();
  await page.getByRole('textbox', { name: 'Chat title' }).fill(' ');
  await page.keyboard.press('Enter');
  await expect(chats.getByRole('button', { name: 'Untitled Chat', exact: true })).toBeVisible();

  const remove = chats.getByRole('button', { name: /^Delete chat/ });
  for (let left = await remove.count(); left > 1; left -= 1) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
  await remove.click();
  await expect(page.getByRole('button', { name: 'Delete chat New Chat' })).toBeVisible();
  await expect(page.getByRole('log')).toContainText('What are you looking for?');
});
