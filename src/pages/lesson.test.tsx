import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, learner, openAsLearner } from '#pages/testing/fake-backend.ts';

const PLACE = `aplica-ia-lectura:${learner.id}:modulo-2`;

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a lesson opens with its level, its duration and a link back to the courses', async () => {
  await openAsLearner('/modulo-2');
  expect(screen.getByRole('heading', { level: 1, name: 'Fundamentos de Prompts' })).toBeTruthy();
  expect(screen.getByText('Principiante')).toBeTruthy();
  expect(screen.getByText('20-25 min')).toBeTruthy();
  const [back] = screen.getAllByRole('link', { name: 'Volver a Cursos' });
  expect(back?.getAttribute('href')).toBe('/cursos');
  expect(document.title).toBe('Fundamentos de Prompts | Aplica IA');
});

test('the table of contents links to every numbered section', async () => {
  await openAsLearner('/modulo-5');
  const links = within(screen.getByRole('navigation', { name: 'En esta lección' })).getAllByRole('link');
  const sections = screen.getAllByRole('heading', { level: 2 }).filter(({ id }) => id && id !== 'indice');
  const ids = links.map((link) => link.getAttribute('href'));
  for (const { id } of sections.filter((heading) => /^\d/.test(heading.textContent))) {
    expect(ids).toContain(`#${id}`);
  }
  expect(sections[0]?.textContent).toMatch(/^1 Introducción/);
});

test('the context guide links to module 1, here and at the public address, and completes nothing', async () => {
  await openAsLearner('/context-engineering');
  const here = screen.getByRole('link', { name: 'Ir al Módulo 1' });
  expect(here.getAttribute('href')).toBe('/modulo-1');
  const outside = screen.getByRole('link', { name: /Abrir el Módulo 1 en otra pestaña/ });
  expect(outside.getAttribute('href')).toBe(`${location.origin}/modulo-1`);
  expect(outside.getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('button', { name: 'Marcar como completado' })).toBeNull();
});

test('offers a returning learner the place where the last visit ended', async () => {
  localStorage.setItem(PLACE, 'errores-de-principiante');
  await openAsLearner('/modulo-2');
  expect(await screen.findByText('La última vez llegaste a «Errores de principiante».')).toBeTruthy();
  const resume = screen.getByRole('link', { name: 'Continuar donde lo dejaste' });
  expect(resume.getAttribute('href')).toBe('#errores-de-principiante');
  await userEvent.click(screen.getByRole('button', { name: 'Empezar desde el principio' }));
  expect(screen.queryByRole('link', { name: 'Continuar donde lo dejaste' })).toBeNull();
  expect(localStorage.getItem(PLACE)).toBeNull();
});

test('a completed module does not offer to resume', async () => {
  backend.done(2);
  localStorage.setItem(PLACE, 'errores-de-principiante');
  await openAsLearner('/modulo-2');
  expect(await screen.findByText(/^Completado el/)).toBeTruthy();
  expect(screen.queryByText(/^La última vez llegaste/)).toBeNull();
});

test('the offer to resume makes room for the contents list', async () => {
  localStorage.setItem(PLACE, 'errores-de-principiante');
  await openAsLearner('/modulo-2');
  await screen.findByText(/^La última vez llegaste/);
  const contents = within(screen.getByRole('navigation', { name: 'En esta lección' })).getByRole('button');
  await userEvent.click(contents);
  expect(screen.queryByText(/^La última vez llegaste/)).toBeNull();
  await userEvent.click(contents);
  expect(screen.queryByText(/^La última vez llegaste/)).toBeNull();
});

test('offers nothing if the saved heading is gone or is the first', async () => {
  localStorage.setItem(PLACE, 'ya-no-existe');
  await openAsLearner('/modulo-2');
  expect(screen.queryByRole('link', { name: 'Continuar donde lo dejaste' })).toBeNull();
});
