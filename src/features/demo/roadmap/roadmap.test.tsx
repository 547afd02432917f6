import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Roadmap } from './roadmap.tsx';

/** Without user-event's check for covered buttons: it is slow, and only a real browser lays out the page. */
function setUp() {
  render(<Roadmap />);
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}
const column = (name: string) => within(screen.getByRole('region', { name }));
const handle = (title: string) => screen.getByRole('button', { name: `Move ${title}` });
const TITLE = 'Quote drafts from e-mail';

test('the step button moves a project forward until it is completed', async () => {
  const user = setUp();
  for (const [from, step, to] of [
    ['Planning', 'Start', 'In Progress'],
    ['In Progress', 'Submit for Review', 'Under Review'],
    ['Under Review', 'Complete', 'Completed'],
  ] as const) {
    const card = within(column(from).getByRole('article', { name: TITLE }));
    await user.click(card.getByRole('button', { name: step }));
    expect(column(to).getByRole('article', { name: TITLE })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe(`${TITLE} moved to ${to}.`);
  }
  const card = within(column('Completed').getByRole('article', { name: TITLE }));
  expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    `Edit ${TITLE}`,
    `Move ${TITLE}`,
  ]);
});

test('the keyboard lifts a card, chooses a column, drops it and keeps focus on it', async () => {
  const user = setUp();
  handle(TITLE).focus();
  await user.keyboard(' ');
  expect(screen.getByRole('status').textContent).toMatch(/picked up in Planning, column 1 of 4/);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('status').textContent).toBe('Under Review, column 3 of 4.');
  await user.keyboard(' ');
  expect(column('Under Review').getByRole('article', { name: TITLE })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe(`${TITLE} moved to Under Review.`);
  expect(document.activeElement).toBe(handle(TITLE));
});

test('Escape puts a lifted card back', async () => {
  const user = setUp();
  handle(TITLE).focus();
  await user.keyboard(' {ArrowRight}{Escape}');
  expect(column('Planning').getByRole('article', { name: TITLE })).toBeDefined();
  expect(handle(TITLE).getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe(`Move cancelled. ${TITLE} is back in Planning.`);
});

test('taps suffice: the handle opens the bar with the four stages', async () => {
  const user = setUp();
  await user.click(handle('Invoice double check'));
  const bar = within(screen.getByRole('group', { name: 'Move Invoice double check to' }));
  await user.click(bar.getByRole('button', { name: 'Planning' }));
  expect(column('Planning').getByRole('article', { name: 'Invoice double check' })).toBeDefined();
  expect(screen.queryByRole('group')).toBeNull();
});

test('only the Planning column adds projects', async () => {
  const user = setUp();
  const [add, ...others] = screen.getAllByRole('button', { name: 'New Project' });
  expect(others).toEqual([]);
  if (add) await user.click(add);
  expect(column('Planning').getByRole('article', { name: 'New Project' })).toBeDefined();
});

test('editing changes title and description, and a title cannot be empty', async () => {
  const user = setUp();
  await user.click(screen.getByRole('button', { name: 'Edit Catalogue texts' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit project' }));
  await user.clear(dialog.getByLabelText('Title'));
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  await user.type(dialog.getByLabelText('Title'), 'Catalogue, spring');
  await user.clear(dialog.getByLabelText('Description'));
  await user.type(dialog.getByLabelText('Description'), 'Shorter texts.');
  await user.click(save);
  const card = within(column('Under Review').getByRole('article', { name: 'Catalogue, spring' }));
  expect(card.getByText('Shorter texts.')).toBeDefined();
});

test('a link is added only with title and url, and leads to the web', async () => {
  const user = setUp();
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add link' });
  for (const [title, url, href] of [
    ['Blog', 'example.com/blog', 'https://example.com/blog'],
    ['Shop', 'http://example.com', 'http://example.com'],
    ['Trick', 'javascript:alert(1)', 'https://javascript:alert(1)'],
  ] as const) {
    await user.type(screen.getByLabelText('Link title'), title);
    await user.type(screen.getByLabelText('URL'), '  ');
    expect(add.disabled).toBe(true);
    await user.type(screen.getByLabelText('URL'), url);
    await user.click(add);
    expect(screen.getByRole('link', { name: new RegExp(`^${title}`) }).getAttribute('href')).toBe(href);
    expect(document.activeElement).toBe(screen.getByLabelText('Link title'));
  }
});
