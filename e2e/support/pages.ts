import type { Page } from '@playwright/test';
import { alive } from './alive.ts';
import { layOutAll } from './measure.ts';
import { expect } from './test.ts';

/** The route table, one address per kind of page. */
export const publicPaths = ['/', '/home', '/cursos', '/why', '/about', '/auth', '/privacidad', '/no-existe'];

export const learnerPaths = [
  '/dashboard',
  '/dashboard?seccion=plantillas',
  // Before the page without a hash, or it would not be loaded anew.
  '/cuaderno#notas',
  '/cuaderno',
  '/practica/taller',
  '/practica/taller?ejercicio=objecion-de-precio',
  '/practica/taller?ejercicio=no-existe',
  '/practica',
  '/practica/errores',
  '/practica/errores/pedido-guia-y-factura',
  '/practica/errores/no-existe',
  '/constancia',
  '/practica/repaso',
  '/practica/retos',
  '/practica/retos/la-ruta-que-vendio-mas',
  '/manage',
  '/profile',
  '/import',
  '/search',
  '/settings',
  '/modulo-1',
  '/modulo-2',
  '/modulo-3',
  '/modulo-4',
  '/modulo-5',
  '/context-engineering',
  '/prompts',
  '/prompts?q=nada-con-este-nombre',
  '/prompts/analisis-competitivo',
  '/prompts/no-existe',
  '/gpts',
  '/gpts/data-analyst',
  '/gpts/no-existe',
  '/practica/oficios',
  '/practica/oficios/ventas',
];

/** The browser logs addresses that do not exist, and so does the not-found page. */
export const missingPage = '/no-existe';

/** Waits until the page is what it will be: alive, its content arrived and everything that fades in has done so. */
export async function settle(page: Page) {
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-loading="true"], [data-entered="false"], .animate-pulse')).toHaveCount(0);
  await page.waitForFunction(() => {
    const isFinite = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
    const isTimed = (animation: Animation) => animation.timeline instanceof DocumentTimeline;
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return document.fonts.status === 'loaded' && !running.some((a) => isTimed(a) && isFinite(a));
  });
}

export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await settle(page);
}

/**
 * A lesson as it is for somebody who has read to its end. Who jumps there sees what was far being laid out, and a button that
 * moves between the two halves of a click is not clicked.
 */
export async function openRead(page: Page, path: string) {
  await openPage(page, path);
  await layOutAll(page);
}
