import type { Page } from '@playwright/test';

/** The account screens as a person sees them. */
export const authPage = (page: Page) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    field,
    email: field('Correo electrónico'),
    password: field('Contraseña'),
    confirm: field('Confirmar contraseña'),
    signUpTab: page.getByRole('tab', { name: 'Crear cuenta' }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    /** The notification with this title; its text is beside it. */
    toast: (title: string) => page.locator('[role=status], [role=alert]').filter({ hasText: title }),
    async signIn(email: string, password: string) {
      await field('Correo electrónico').fill(email);
      await field('Contraseña').fill(password);
      await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    },
  };
};
