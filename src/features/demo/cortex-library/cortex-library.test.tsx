import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '#lib/toasts.ts';
import { CortexLibrary } from './cortex-library.tsx';
import { NameDialog } from './dialogs.tsx';

/** Without user-event's check for covered buttons: it is slow, and only a real browser lays out the page. */
function setUp() {
  render(<CortexLibrary />);
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}
const titleButton = () => screen.getByRole('button', { name: 'Edit library title' });
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const sections = () => within(screen.getByRole('navigation', { name: 'Cortexes' }));
const count = () => screen.getByRole('status').textContent;

afterEach(() => {
  vi.useRealTimers();
});

test('the workspace enters 300 ms after the page', () => {
  vi.useFakeTimers();
  const { container } = render(<CortexLibrary />);
  const entered = () => container.querySelector('[data-entered]')?.getAttribute('data-entered');
  act(() => {
    vi.advanceTimersByTime(299);
  });
  expect(entered()).toBe('false');
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(entered()).toBe('true');
});

test('the library opens with all items in a table, under the default title', () => {
  render(<CortexLibrary />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cortex Library');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Private / Overview');
  expect(rows()).toHaveLength(29);
});

test('Enter saves the title, trimmed; Escape or a blank title keeps the old one', async () => {
  const user = setUp();
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  await user.click(titleButton());
  await user.keyboard('  Reading room {Enter}');
  expect(heading()).toBe('Reading room');
  await user.click(titleButton());
  await user.keyboard('Something else{Escape}');
  expect(heading()).toBe('Reading room');
  await user.click(titleButton());
  await user.keyboard('   {Enter}');
  expect(screen.getByRole('alert').textContent).toBe('The library needs a title.');
  expect(heading()).toBe('Reading room');
});

test('a header selects only the category, an entry also its cortex', async () => {
  const user = setUp();
  await user.click(sections().getByRole('button', { name: 'Shared' }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Shared / All');
  await user.click(sections().getByRole('button', { name: 'Space' }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Private / Space');
  expect(count()).toBe('3 items');
});

test('a search without results says so', async () => {
  const user = setUp();
  await user.type(screen.getByPlaceholderText('Search cortexes...'), 'zzz');
  expect(screen.getByText('No cortex items found for this section.')).toBeDefined();
  expect(count()).toBe('0 items');
});

test('the filter button leads to the search', async () => {
  const user = setUp();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.keyboard('lucía');
  expect(count()).toBe('3 items');
});

test('table, grid and list select; the board has three columns and does not', async () => {
  const user = setUp();
  await user.click(sections().getByRole('button', { name: 'Space' }));
  for (const [view, boxes] of [
    ['Table', 3],
    ['Grid', 3],
    ['List', 3],
    ['Kanban', 0],
  ] as const) {
    await user.click(screen.getByRole('button', { name: view }));
    expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes);
  }
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'To read',
    'To watch and hear',
    'To try',
  ]);
});

test('selected items are moved, announced, and no longer selected', async () => {
  const user = setUp();
  await user.click(sections().getByRole('button', { name: 'UXUI' }));
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select Forms people finish' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select White space is a decision' }));
  await user.click(screen.getByRole('button', { name: 'Move (2)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Move to Cortex' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Move Items' }).disabled).toBe(true);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Target cortex' }), 'Shared / OSS');
  await user.click(dialog.getByRole('button', { name: 'Move Items' }));
  expect(toasts().current()?.title).toBe('Moved 2 items to OSS');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  expect(count()).toBe('2 items');
  await user.click(sections().getByRole('button', { name: 'OSS' }));
  expect(screen.getByRole('link', { name: /^Forms people finish/ })).toBeDefined();
});

test('a new cortex joins the current category and opens', async () => {
  const user = setUp();
  await user.click(screen.getByRole('button', { name: 'New Cortex' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create' }).disabled).toBe(true);
  await user.keyboard('Accessibility{Enter}');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Private / Accessibility');
  expect(count()).toBe('2 items');
});

test('the title dialog, which no button opens, saves a title but not a blank one', async () => {
  const [onSubmit, onClose] = [vi.fn(), vi.fn()];
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(
    <NameDialog
      title="Edit Library Title"
      label="Library title"
      action="Save"
      initialValue="Cortex Library"
      onSubmit={onSubmit}
      onClose={onClose}
    />,
  );
  const input = within(screen.getByRole('dialog', { name: 'Edit Library Title' })).getByRole('textbox');
  await user.clear(input);
  await user.type(input, '  {Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(input, 'Reading room{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('Reading room');
  expect(onClose).toHaveBeenCalledOnce();
});
