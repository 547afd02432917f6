import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { NavLink } from './link.tsx';

test.each([
  ['/prompts', '/prompts', 'page'],
  ['/prompts/analisis-competitivo', '/prompts', 'page'],
  ['/prompts-nuevos', '/prompts', null],
  ['/', '/prompts', null],
  ['/home', '/home', 'page'],
  ['/', '/home', 'page'],
])('on %s a navigation link to %s has aria-current %j', (path, to, current) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <NavLink to={to}>Destino</NavLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
