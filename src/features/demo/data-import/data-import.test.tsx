import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataImport } from './data-import.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const choose = (source: RegExp) => fireEvent.click(screen.getByRole('radio', { name: source }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const upload = (label: RegExp, ...names: string[]) =>
  fireEvent.change(screen.getByLabelText(label), {
    target: { files: names.map((name) => new File(['some words'], name)) },
  });
const bar = () => screen.queryByRole('progressbar', { name: 'Demo import' });

test('every source has its own form', () => {
  render(<DataImport />);
  for (const [source, action] of [
    [/^CSV/, 'Import table'],
    [/^API/, 'Connect and import'],
    [/^URL/, 'Import pages'],
    [/^File/, 'Import files'],
    [/^Text/, 'Import text'],
  ] as const) {
    choose(source);
    expect(screen.getByRole('button', { name: action })).toBeDefined();
  }
});

test('a wrong file is refused with the reason, the right one beside it is taken', () => {
  render(<DataImport />);
  choose(/^File/);
  upload(/^Drop files/, 'photo.png', 'guide.pdf');
  expect(screen.getByRole('alert').textContent).toBe(
    'photo.png was not added: PNG files are not accepted. Use PDF, DOCX, TXT, or MD.',
  );
  expect(screen.getByRole('list', { name: 'Chosen files' }).textContent).toContain('guide.pdf');
});

test('the import fills its bar and says that it is a demo', () => {
  render(<DataImport />);
  choose(/^File/);
  upload(/^Drop files/, 'guide.pdf', 'notes.md');
  press('Import files');
  expect(bar()?.getAttribute('aria-valuenow')).toBe('0');
  expect(screen.getByRole('status').textContent).toContain('This is a demo: nothing leaves this page.');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(bar()?.getAttribute('aria-valuenow')).toBe('40');
  act(() => {
    vi.advanceTimersByTime(5000);
  });
  expect(bar()?.getAttribute('aria-valuenow')).toBe('100');
  expect(screen.getByRole('status').textContent).toContain(
    '“guide.pdf and 1 more” would now be in your library',
  );
  expect(vi.getTimerCount()).toBe(0);
  press('Import something else');
  expect(screen.queryByText('guide.pdf')).toBeNull();
});

test('a cancelled import keeps what was entered', () => {
  render(<DataImport />);
  choose(/^Text/);
  fill('Title', 'Minutes');
  fill('Text', 'We agreed on Tuesday.');
  press('Import text');
  press('Cancel');
  expect(bar()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Minutes');
});

test('a form with something missing says what and does not start', () => {
  render(<DataImport />);
  press('Import table');
  expect(screen.getByText('Choose a file first.')).toBeDefined();
  choose(/^API/);
  fill('Endpoint', 'api.example.com');
  press('Connect and import');
  expect(screen.getByText('“api.example.com” is not a web address. Start with https://.')).toBeDefined();
  expect(screen.getByText('API key is needed for API Key.')).toBeDefined();
  expect(bar()).toBeNull();
});
