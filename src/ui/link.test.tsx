import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { NavLink } from './link.tsx';

test.each([
  ['/prompts', 'page'],
  ['/prompts/analisis-competitivo', 'page'],
  ['/prompts-nuevos', null],
  ['/', null],
])('on %s a navigation link to /prompts has aria-current %j', (path, current) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <NavLink to="/prompts">Prompts</NavLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
