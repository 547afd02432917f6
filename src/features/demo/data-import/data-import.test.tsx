import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toasts } from '#lib/toasts.ts';
import { DataImport } from './data-import.tsx';

const choose = (source: RegExp) => fireEvent.click(screen.getByRole('radio', { name: source }));

test.each([
  [/^CSV/, 'Import table', /^Drop a table/],
  [/^API/, 'Connect and import', 'Endpoint'],
  [/^URL/, 'Import page', 'Page address'],
  [/^File/, 'Import files', /^Drop files/],
  [/^Text/, 'Import text', 'Title'],
])('%s has its own form, which does not start empty', async (source, action, field) => {
  render(<DataImport />);
  choose(source);
  expect(screen.getByLabelText<HTMLInputElement>(field).validity.valueMissing).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: action }));
  expect(toasts().current()).toBeNull();
});

test('the form accepts four file formats, and an API has four ways to sign in', () => {
  render(<DataImport />);
  choose(/^File/);
  expect(screen.getByLabelText<HTMLInputElement>(/^Drop files/).accept).toBe('.pdf,.docx,.txt,.md');
  choose(/^API/);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'API Key',
    'OAuth 2.0',
    'Bearer Token',
    'No Authentication',
  ]);
});

test('the form refuses a wrong file, dropped or chosen', () => {
  render(<DataImport />);
  choose(/^File/);
  const field = screen.getByLabelText<HTMLInputElement>(/^Drop files/);
  const drop = (name: string) => fireEvent.change(field, { target: { files: [new File(['words'], name)] } });
  drop('photo.png');
  expect(field.validationMessage).toBe('Use PDF, DOCX, TXT, MD.');
  drop('guide.pdf');
  expect(field.validity.customError).toBe(false);
});

test('an import says that it is a demo, empties the form and keeps the focus', async () => {
  const user = userEvent.setup();
  render(<DataImport />);
  choose(/^Text/);
  await user.type(screen.getByLabelText('Title'), 'Minutes');
  await user.type(screen.getByLabelText('Text'), 'We agreed on Tuesday.');
  const button = screen.getByRole('button', { name: 'Import text' });
  await user.click(button);
  expect(toasts().current()?.text).toBe('This is a demo: nothing was uploaded or stored.');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
  expect(document.activeElement).toBe(button);
});
