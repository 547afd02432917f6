import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DemoSettings } from './demo-settings.tsx';

const states = () =>
  screen.getAllByRole('switch').map((control) => control.getAttribute('aria-checked') === 'true');

test('the three tabs start with the defaults of the specification', async () => {
  const user = userEvent.setup();
  render(<DemoSettings />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'General',
    'Appearance',
    'Integrations',
  ]);
  expect(states()).toEqual([true, true, true]);
  await user.click(screen.getByRole('tab', { name: 'Appearance' }));
  expect(states()).toEqual([true, true, false]);
  await user.click(screen.getByRole('tab', { name: 'Integrations' }));
  expect(states()).toEqual([false, false, false]);
});

test('a change survives a switch to another tab', async () => {
  const user = userEvent.setup();
  render(<DemoSettings />);
  await user.click(screen.getByRole('switch', { name: 'Auto-save' }));
  await user.click(screen.getByRole('tab', { name: 'Integrations' }));
  await user.click(screen.getByRole('tab', { name: 'General' }));
  expect(states()).toEqual([false, true, true]);
});

test('the sample dark mode does not touch the theme of the site', async () => {
  const user = userEvent.setup();
  render(<DemoSettings />);
  const before = document.documentElement.className;
  await user.click(screen.getByRole('tab', { name: 'Appearance' }));
  await user.click(screen.getByRole('switch', { name: 'Dark mode' }));
  expect(document.documentElement.className).toBe(before);
});
