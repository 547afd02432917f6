import type { Page } from '@playwright/test';

/** The account screens, by their visible labels. */
export const authPage = (page: Page) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    field,
    email: field('Correo electrónico'),
    password: field('Contraseña'),
    confirm: field('Confirmar contraseña'),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    /** The notification with this title; its text is next to it. */
    toast: (title: string) => page.locator('[role=status], [role=alert]').filter({ hasText: title }),
    async signIn(email: string, password: string) {
      await field('Correo electrónico').fill(email);
      await field('Contraseña').fill(password);
      await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    },
    async signUp(email: string, password: string, confirmed = password) {
      await page.getByRole('tab', { name: 'Crear cuenta' }).click();
      await field('Correo electrónico').fill(email);
      await field('Contraseña').fill(password);
      await field('Confirmar contraseña').fill(confirmed);
      await page.getByRole('button', { name: 'Crear cuenta', exact: true }).click();
    },
  };
};
