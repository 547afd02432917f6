import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, learner, openAsLearner } from '#pages/testing/fake-backend.ts';
import { formatMinutes, formatSpan } from '#lib/hours.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { constancia, courseHours, huntCards, site } from '#content.ts';

let backend: ReturnType<typeof fakeBackend>;
beforeEach(() => {
  backend = fakeBackend();
});
afterEach(() => void vi.unstubAllGlobals());

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: constancia.name.label });
const sheet = () => screen.getByRole('article', { name: constancia.sheet.label });

/** Opens the page with all six modules completed; returns the notebook it reads. */
async function openEarned() {
  backend.done(1, 2, 3, 4, 5, 6);
  await openAsLearner('/constancia');
  await field();
  return { notebook: notebookOf(learner.id), user: userEvent.setup() };
}

test('before the sixth module the page names the missing ones and links there', async () => {
  backend.done(1, 3, 4, 5);
  await openAsLearner('/constancia');
  expect(await screen.findByRole('heading', { name: 'Te faltan 2 módulos' })).toBeTruthy();
  const rows = within(document.querySelector('main') as HTMLElement).getAllByRole('listitem');
  expect(rows).toHaveLength(6);
  expect(rows[0]?.textContent).toMatch(/Fundamentos de ChatGPT.*Completado el 15\/11\/2026/);
  expect(rows[1]?.textContent).toMatch(/Prompting Avanzado.*Pendiente/);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Ir al módulo 2')).toBe('/modulo-2');
  expect(link('Ir al módulo 6')).toBe('/practica/retos');
  expect(screen.queryByRole('button', { name: constancia.print })).toBeNull();
});

test('uses the singular for one missing module', async () => {
  backend.done(1, 2, 3, 4, 5);
  await openAsLearner('/constancia');
  expect(await screen.findByRole('heading', { name: 'Te falta 1 módulo' })).toBeTruthy();
});

test('without an answer from the server the page says so and offers to try again', async () => {
  backend.answers.progress = () => backend.json(500, { message: 'no' });
  await openAsLearner('/constancia');
  expect(await screen.findByText(constancia.failed.text)).toBeTruthy();
  backend.answers.progress = () => backend.json(200, []);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Te faltan 6 módulos' })).toBeTruthy();
});

test('with six of six the sheet has modules, dates, school, a line for the name and its disclaimer', async () => {
  await openEarned();
  const rows = within(sheet()).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toHaveLength(6);
  expect(rows[5]?.textContent).toBe('6Casos de Uso Reales: IA en Acción15/11/2026');
  for (const text of [site.name, location.host, constancia.sheet.nature, constancia.sheet.blank])
    expect(within(sheet()).getByText(text)).toBeTruthy();
  expect(sheet().textContent).toContain(`Emitida el ${new Date().toLocaleDateString('es-ES')}`);
  const { reading, practice, certificate } = courseHours;
  for (const time of [certificate.from, certificate.to])
    expect(sheet().textContent).toContain(formatMinutes(time));
  expect(sheet().textContent).toContain(`${formatSpan(practice)} de práctica`);
  expect(sheet().textContent).toContain(`${formatSpan(reading)} de lectura`);
  expect(screen.queryByText(constancia.sheet.practised)).toBeNull();
});

test('saves the name while the learner types, on one line, and deletes it when cleared', async () => {
  const { user, notebook } = await openEarned();
  await user.type(await field(), ' María José  Íñiguez ');
  expect(within(sheet()).getByText('María José Íñiguez')).toBeTruthy();
  await waitFor(() => expect(notebook.read('certificate/name')).toEqual({ name: 'María José Íñiguez' }));
  expect(await screen.findByText(constancia.name.saved)).toBeTruthy();
  await user.tab();
  expect((await field()).value).toBe('María José Íñiguez');
  await user.clear(await field());
  await waitFor(() => expect(notebook.read('certificate/name')).toBeUndefined());
  expect(within(sheet()).getByText(constancia.sheet.blank)).toBeTruthy();
});

test('refuses a name that cannot stand on the sheet, which keeps the previous one', async () => {
  const { notebook } = await openEarned();
  const input = await field();
  fireEvent.change(input, { target: { value: 'Ana Ruiz' } });
  fireEvent.change(input, { target: { value: 'a'.repeat(61) } });
  expect(screen.getByText(/^Caben 60 caracteres y hay 61/)).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(input, { target: { value: '1234' } });
  expect(screen.getByText(constancia.name.problems.noLetters)).toBeTruthy();
  expect(within(sheet()).getByText('Ana Ruiz')).toBeTruthy();
  expect(notebook.read('certificate/name')).toEqual({ name: 'Ana Ruiz' });
});

test('the sheet lists the learner’s practice by kind, and one button prints it', async () => {
  const { user, notebook } = await openEarned();
  const score = { points: 2, outOf: 2, found: 2 };
  const solved = { marked: [], isChecked: true, isSolved: true, best: score, last: score };
  await act(() => notebook.update(`hunt/${huntCards[0]?.slug ?? ''}`, () => solved));
  expect(await screen.findByText(`1 de ${huntCards.length} resueltos, 2 fallos encontrados`)).toBeTruthy();
  expect(screen.queryByText('Taller C.R.A.F.T')).toBeNull();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(screen.getByRole('button', { name: 'Imprimir o guardar en PDF' }));
  expect(print).toHaveBeenCalledOnce();
});
