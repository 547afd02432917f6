import type { Page } from '@playwright/test';
import { axeFindings } from '#e2e/support/axe.ts';
import { openPage, readToTheEnd, settle } from '#e2e/support/pages.ts';
import { expect, signIn, test } from '#e2e/support/test.ts';

test.use({ hasOwnLearner: true });

type Look = (what: string, within?: string) => Promise<void>;
type Story = (page: Page, look: Look) => Promise<void>;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** A notification stays while the pointer is on it. */
async function holdToast(page: Page, text: string) {
  await page.locator('[role=status], [role=alert]').getByText(text).hover();
  await settle(page);
}

const account: Story = async (page, look) => {
  await openPage(page, '/auth');
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await page.getByLabel('Correo electrónico', { exact: true }).fill('ana@example.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('una');
  await page.getByLabel('Confirmar contraseña').fill('otra');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await holdToast(page, 'Las contraseñas no coinciden');
  await look('sign-up with its error');
  await page.getByRole('tab', { name: 'Iniciar sesión' }).click();
  await button(page, '¿Olvidaste tu contraseña?').click();
  await look('recovery', 'main');
};

const lesson: Story = async (page, look) => {
  await openPage(page, '/modulo-2');
  for (const summary of await page.locator('summary').all()) await summary.click();
  const contents = page.getByRole('button', { name: /^En esta lección/ });
  if (await contents.isVisible()) {
    await contents.click();
    await look('table of contents open', 'nav');
    await contents.click();
  }
  await readToTheEnd(page);
  await page.getByRole('button', { name: 'Marcar como completado' }).click();
  await holdToast(page, 'Módulo 2 completado exitosamente');
  // A notification covers what is under it for four seconds: here the lesson's head, which has no targets.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await look('answers open, lesson completed, notification');
};

const library: Story = async (page, look) => {
  await openPage(page, '/manage');
  await button(page, 'New Cortex').click();
  await page.getByRole('dialog').waitFor();
  await look('dialog New Cortex');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox').first().check();
  await button(page, 'Move (1)').click();
  await page.getByRole('dialog').waitFor();
  await look('dialog Move to Cortex');
  await page.keyboard.press('Escape');
  for (const view of ['Grid', 'List', 'Kanban']) {
    await button(page, view).click();
    await look(`view ${view}`);
  }
};

const workspace: Story = async (page, look) => {
  await openPage(page, '/profile');
  await button(page, /^Edit Quote drafts/).click();
  await page.getByRole('dialog').waitFor();
  await look('dialog Edit project');
  await page.keyboard.press('Escape');
  await button(page, /^Move Quote drafts/).press('Space');
  await settle(page);
  await look('card picked up');

  await openPage(page, '/import');
  await page.locator('label', { hasText: 'API' }).first().click();
  await look('import from an API');

  await openPage(page, '/search');
  await page.getByRole('textbox', { name: 'Message' }).fill('Where is the price list?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Assistant');
  await look('chat with its reply');

  await openPage(page, '/settings');
  for (const tab of ['Appearance', 'Integrations']) {
    await page.getByRole('tab', { name: tab }).click();
    await look(`settings, ${tab}`);
  }

  await openPage(page, '/dashboard');
  await button(page, /^(Contraer|Desplegar) menú$/).click();
  await look('dashboard with the other state of its sidebar');
};

const menu: Story = async (page, look) => {
  await openPage(page, '/cursos');
  const opener = button(page, 'Abrir menú');
  if (!(await opener.isVisible())) return;
  await opener.click();
  await look('menu open', 'header');
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    const isUsual = width === 360 && colorScheme === 'dark';
    test.describe(`at ${width} px in the ${colorScheme} theme${isUsual ? '' : ' @full'}`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test('open menus, dialogs and notifications pass axe', async ({ page, learner }) => {
        test.setTimeout(240_000);
        const found: string[] = [];
        const look: Look = async (what, within) => {
          found.push(...(await axeFindings(page, { within })).map((finding) => `${what}: ${finding}`));
        };
        for (const story of [account, menu]) await story(page, look);
        await signIn(page, learner);
        // The demo shares its dialogs with the school; `npm run test:all` checks it too.
        const demo = process.env.FULL ? [library, workspace] : [];
        for (const story of [menu, lesson, ...demo]) await story(page, look);
        expect(found).toEqual([]);
      });
    });
  }
}
