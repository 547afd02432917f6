import { expect, test } from './support/test.ts';

const file = (name: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from('words') });

test('files are checked, and the pretended import says that it is a demo', async ({ signedInPage: page }) => {
  await page.goto('/import');
  const sentTo: string[] = [];
  await page.getByRole('radio', { name: /^File/ }).check();
  await page.getByLabel(/^Drop files/).setInputFiles([file('photo.png'), file('guide.pdf')]);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'photo.png was not added: PNG files are not accepted. Use PDF, DOCX, TXT, or MD.',
  );
  page.on('request', (request) => sentTo.push(request.url()));
  await page.getByRole('button', { name: 'Import files' }).click();
  const bar = page.getByRole('progressbar', { name: 'Demo import' });
  await expect(bar).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByText('This is a demo: nothing was uploaded or stored.')).toBeVisible();
  expect(sentTo).toEqual([]);
});

test('each authentication method asks for its own credentials', async ({ signedInPage: page }) => {
  await page.goto('/import');
  await page.getByRole('radio', { name: /^API/ }).check();
  const method = page.getByRole('combobox', { name: 'Authentication' });
  for (const [name, credentials] of [
    ['OAuth 2.0', ['Client ID', 'Client secret']],
    ['Bearer Token', ['Token']],
    ['No Authentication', []],
    ['API Key', ['API key']],
  ] as const) {
    await method.selectOption(name);
    for (const credential of credentials) await expect(page.getByLabel(credential)).toBeVisible();
    await expect(page.getByText('do not enter a real one')).toHaveCount(credentials.length);
  }
});
