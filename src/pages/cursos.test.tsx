import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categories, courses, cursos } from '#content.ts';
import { fakeBackend } from '#pages/testing/fake-backend.ts';
import { openPage } from '#pages/testing/open-page.tsx';

/** A search asks for the index of the school. */
beforeEach(() => void fakeBackend());
afterEach(() => vi.unstubAllGlobals());

const shownTitles = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

test('the page sets the tab’s title and shows its figures', async () => {
  await openPage('/cursos');
  expect(document.title).toBe(cursos.meta.title);
  for (const figure of ['6', '30+', '100%'])
    expect(screen.getByText(figure, { selector: 'dd' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Comienza ahora' }).getAttribute('href')).toBe(
    '/auth?modo=crear&redirect=%2Fdashboard',
  );
  expect(screen.getByRole('link', { name: cursos.promo.action }).getAttribute('href')).toBe(
    '/context-engineering',
  );
});

test('lists six courses, each opening its page in a new tab', async () => {
  await openPage('/cursos');
  expect(screen.getByText('cursos encontrados', { exact: false })).toBeTruthy();
  expect(shownTitles()).toEqual(courses.map(({ title }) => title));
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Ver curso/ });
  expect(links.map((link) => link.href)).toEqual(courses.map(({ link }) => location.origin + link));
  expect(links.every((link) => link.target === '_blank')).toBe(true);
});

test('shows the chips in the given order', async () => {
  await openPage('/cursos');
  const group = screen.getByRole('group', { name: cursos.library.categoryLabel });
  expect([...group.querySelectorAll('button')].map((chip) => chip.textContent)).toEqual(categories.courses);
});

test('searches title, subtitle, tags and categories, ignoring case', async () => {
  await openPage('/cursos');
  const box = screen.getByRole('searchbox');
  for (const [text, field] of [
    ['PROMPTING', 'title'],
    ['doce funciones', 'subtitle'],
    ['Linkedin', 'tags'],
    ['gemini', 'categories'],
  ] as const) {
    await userEvent.clear(box);
    await userEvent.type(box, text);
    const expected = courses.filter((course) =>
      [course.title, course.subtitle, ...course.tags, ...course.categories].some((value) =>
        value.toLowerCase().includes(text.toLowerCase()),
      ),
    );
    expect(expected.length, field).toBeGreaterThan(0);
    await waitFor(() => expect(shownTitles()).toEqual(expected.map(({ title }) => title)));
  }
});

test('searches for a text that no address can hold', async () => {
  await openPage('/cursos?q=claude&otro=1');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  const long = 'una página entera '.repeat(1000);
  fireEvent.change(box, { target: { value: long } });
  expect(screen.getByText(cursos.library.empty.title)).toBeTruthy();
  await waitFor(() => expect(location.search).toBe('?otro=1'));
  expect(box.value).toBe(long);
});

test('text and category must both match, and an empty list offers to show everything', async () => {
  await openPage('/cursos?q=prompting&categoria=Copilot');
  expect(screen.getByText(cursos.library.empty.title)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: cursos.library.empty.action }));
  await waitFor(() => expect(shownTitles()).toHaveLength(6));
  // The button is gone; the focus moves to the list.
  const list = screen.getAllByRole('article')[0]?.closest('ul');
  await waitFor(() => expect(document.activeElement).toBe(list?.parentElement));
});
