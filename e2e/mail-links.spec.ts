import { authPage } from './support/auth-page.ts';
import { createLearner, newEmail } from './support/learner.ts';
import { linkInMail } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

test.use({ hasOwnLearner: true });

const PASSWORD = 'un cuaderno con rayas';
const storedEmail = () => {
  const session = localStorage.getItem('aplica-ia-session');
  return session && (JSON.parse(session) as { user: { email: string } }).user.email;
};

test('a scanner that opens the link does not use it up', async ({ page, server, request, openElsewhere }) => {
  const email = newEmail();
  const auth = authPage(page);
  await page.goto('/auth?redirect=%2Fmodulo-2');
  await auth.signUp(email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Revisa tu email' })).toBeVisible();

  const link = await linkInMail(server.origin, email);
  for (let times = 0; times < 3; times++) {
    expect((await request.get(link)).status()).toBe(200);
    expect((await request.head(link)).status()).toBe(200);
  }
  // Some scanners also run the page, and wait until it is idle.
  const scanner = await openElsewhere();
  await scanner.goto(link, { waitUntil: 'networkidle' });
  await expect(authPage(scanner).button('Confirmar mi cuenta')).toBeVisible();

  await page.goto(link);
  await expect(auth.button('Confirmar mi cuenta')).toBeVisible();
  await expect(page).toHaveURL('/auth?modo=confirmar');
  await page.reload();
  await auth.button('Confirmar mi cuenta').click();
  await expect(page).toHaveURL('/modulo-2');
  expect(await page.evaluate(storedEmail)).toBe(email);
});

test('a session in the fragment of a foreign link is ignored', async ({
  signedInPage: page,
  learner,
  server,
}) => {
  const stranger = await createLearner(server.origin);
  const { access_token, refresh_token } = JSON.parse(stranger.session) as Record<string, string>;
  const fragment = new URLSearchParams({
    access_token: access_token ?? '',
    refresh_token: refresh_token ?? '',
    expires_in: '3600',
    token_type: 'bearer',
    type: 'signup',
  });
  await page.goto(`/#${fragment}`);
  await expect(page.getByRole('button', { name: 'Salir' }).first()).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(storedEmail)).toBe(learner.email);

  await page.getByRole('button', { name: 'Salir' }).first().click();
  await expect(page.getByRole('link', { name: 'Ingresar', exact: true })).toBeVisible();
  await page.goto(`/?otra#${fragment}`);
  await expect(page).toHaveURL('/auth?redirect=%2Fdashboard');
  expect(await page.evaluate(storedEmail)).toBeNull();
});
