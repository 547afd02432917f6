import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { HtmlText } from './html-text.tsx';
import { Link, NavLink } from './link.tsx';
import { PageLinksContext } from './page-links.ts';

const links = { prefetch: vi.fn(), follow: vi.fn() };
beforeEach(() => void vi.clearAllMocks());

const inApp = (children: ReactNode) =>
  render(<PageLinksContext.Provider value={links}>{children}</PageLinksContext.Provider>);

/** jsdom changes no pages; what is left to the browser is what nobody prevented. */
const isLeftToBrowser = (init: MouseEventInit = {}) => fireEvent.click(screen.getByRole('link'), init);

const kinds = [
  ['a link', <Link to="/cursos">Cursos</Link>],
  ['a link in a text', <HtmlText html='<p>Mira <a href="/cursos"><em>los cursos</em></a>.</p>' />],
] as const;

test.each(kinds)('%s changes the page without a reload, and fetches it when pointed at', (_, link) => {
  inApp(link);
  fireEvent.pointerOver(screen.getByRole('link'));
  expect(links.prefetch).toHaveBeenCalledWith('/cursos');
  expect(links.follow).not.toHaveBeenCalled();
  expect(isLeftToBrowser()).toBe(false);
  expect(links.follow).toHaveBeenCalledWith('/cursos');
});

test.each(kinds)('%s opens another tab when asked to', (_, link) => {
  inApp(link);
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    expect(isLeftToBrowser(init)).toBe(true);
  }
  expect(links.follow).not.toHaveBeenCalled();
});

test('without the app around it a link is followed by the browser', () => {
  render(<Link to="/cursos">Cursos</Link>);
  expect(isLeftToBrowser()).toBe(true);
});

test('a link in a text that leaves the site is left alone', () => {
  inApp(<HtmlText html='<a href="https://example.com" target="_blank">fuera</a>' />);
  expect(isLeftToBrowser()).toBe(true);
});

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
