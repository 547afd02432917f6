import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NavLink } from './link.tsx';

test.each([
  ['/prompts', '/prompts', 'page'],
  ['/prompts/analisis-competitivo', '/prompts', 'page'],
  ['/prompts-nuevos', '/prompts', null],
  ['/', '/prompts', null],
  ['/home', '/home', 'page'],
  ['/', '/home', 'page'],
])('on %s a navigation link to %s has aria-current %j', (address, to, current) => {
  render(
    <NavLink address={address} to={to}>
      Destino
    </NavLink>,
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
