import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage } from '#pages/testing/open-page.tsx';

const start = '/auth?modo=crear&redirect=%2Fdashboard';

test('the hero has 50 dots and a button to the sign-up tab of /auth', async () => {
  await openPage('/');
  const button = screen.getByRole('link', { name: 'Quiero empezar distinto' });
  expect(button.getAttribute('href')).toBe(start);
  expect(document.querySelectorAll('.dots circle')).toHaveLength(50);
});

test('the dots follow the hero’s text in the document: before it, they would move as it grows', async () => {
  await openPage('/');
  const button = screen.getByRole('link', { name: 'Quiero empezar distinto' });
  const dots = document.querySelector('.dots') as Element;
  expect(button.compareDocumentPosition(dots)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the four cards link to prompts, courses, GPTs and the account', async () => {
  await openPage('/home');
  const region = screen.getByRole('region', { name: 'Qué encuentras en la escuela' });
  const targets = [...region.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/prompts', '/cursos', '/gpts', start]);
});

test('the first course is for beginners and opens the courses page of the school in a new tab', async () => {
  await openPage('/');
  const region = screen.getByRole('region', { name: 'Fundamentos de IA para Empresas' });
  expect(region.textContent).toContain('Principiante');
  const link = region.querySelector('a');
  expect(link?.href).toBe(`${location.origin}/cursos`);
  expect(link?.target).toBe('_blank');
});

test('the newsletter form only logs the address and clears the field', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const send = vi.spyOn(globalThis, 'fetch');
  await openPage('/');
  const field = screen.getByLabelText<HTMLInputElement>('Tu correo electrónico');
  expect(field.required && field.type).toBe('email');
  await userEvent.type(field, 'ana@empresa.com{Enter}');
  await waitFor(() => expect(field.value).toBe(''));
  expect(log).toHaveBeenCalledWith('Newsletter:', 'ana@empresa.com');
  expect(send).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
