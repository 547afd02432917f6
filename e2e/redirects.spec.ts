import { authPage } from './support/auth-page.ts';
import { expect, test } from './support/test.ts';

// visitors.spec.ts checks that every page behind sign-in redirects to /auth with the way back.

test('the detour to /auth leaves no trace in the history', async ({ page }) => {
  await page.goto('/cursos');
  await page.locator('a[href="/context-engineering"]').first().click();
  await expect(page).toHaveURL('/auth?redirect=%2Fcontext-engineering');
  await page.goBack();
  await expect(page).toHaveURL('/cursos');
});

test('after signing in, Back leads to the page before /auth', async ({ page, learner }) => {
  await page.goto('/why');
  await page.goto('/auth?redirect=%2Fprompts%3Fq%3Dlanding');
  await authPage(page).signIn(learner.email, learner.password);
  await expect(page).toHaveURL('/prompts?q=landing');
  await page.goBack();
  await expect(page).toHaveURL('/why');
});

test('a learner who is signed in already is led away from /auth @full', async ({ signedInPage: page }) => {
  await page.goto('/why');
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
  await page.goto('/auth?redirect=%2Fcursos%3Fq%3Dprompts');
  await expect(page).toHaveURL('/cursos?q=prompts');
  await page.goBack();
  await expect(page).toHaveURL('/');
});
