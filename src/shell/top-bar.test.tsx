import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '#pages/testing/open-page.tsx';

const menu = () => document.getElementById('menu-movil') as HTMLElement;

test.each([
  ['/', 'INICIO'],
  ['/home', 'INICIO'],
  ['/about', 'ABOUT'],
])('on %s the bar and its menu mark %s, and no other link', async (address, name) => {
  await openPage(address);
  const marked = [...document.querySelectorAll('header [aria-current]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual([name, name]);
});

test('the browser itself opens the menu, before any script has loaded', async () => {
  await openPage('/about');
  expect(screen.getByRole('button', { name: /Abrir menú/ }).getAttribute('popovertarget')).toBe(menu().id);
  expect(menu().getAttribute('popover')).toBe('auto');
});

test('the menu closes when a link is chosen, and not when the theme is', async () => {
  await openPage('/about');
  const hide = vi.fn();
  menu().hidePopover = hide;
  menu().addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(menu().querySelector('[data-theme-toggle]') as Element);
  expect(hide).not.toHaveBeenCalled();
  fireEvent.click(within(menu()).getByText('ABOUT'));
  expect(hide).toHaveBeenCalledOnce();
});
