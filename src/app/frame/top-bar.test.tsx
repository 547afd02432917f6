import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPage } from '#app/testing/open-page.tsx';

// Tests route in memory; the bar compares with the real address.
beforeEach(() => history.replaceState(null, '', '/about'));
afterEach(() => history.replaceState(null, '', '/'));

test('a menu that closes over the page one is already on hands the keyboard to its heading', async () => {
  openPage('/about');
  const heading = await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Abrir menú' }));
  const menu = document.getElementById('menu-movil') as HTMLElement;
  await userEvent.click(within(menu).getByRole('link', { name: 'ABOUT' }));
  expect(menu.hidden).toBe(true);
  expect(document.activeElement).toBe(heading);
});
