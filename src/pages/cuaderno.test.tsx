import { toasts } from '#lib/toasts.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, learner } from '#pages/testing/fake-backend.ts';
import { keptPrompt, openNotebook } from '#pages/testing/open-notebook.ts';
import { guide, notebook as questions } from '#content.ts';

beforeEach(() => {
  fakeBackend();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const part = (name: string) => within(screen.getByRole('region', { name }));
const unfold = async (user: ReturnType<typeof userEvent.setup>, title: string) =>
  user.click(await part('Mis prompts').findByRole('button', { name: `Ver el prompt: ${title}` }));

test('typing into the profile updates text and JSON at once, and saves it', async () => {
  const { user, notebook } = await openNotebook('');
  await user.type(await part('Perfil de contexto').findByLabelText('Servicios'), 'Venta\nEnvío');
  const result = within(screen.getByRole('region', { name: 'Así queda' }));
  expect(result.getByRole('region', { name: 'Texto' }).textContent).toContain(
    '## Servicios\n\n- Venta\n- Envío',
  );
  await user.click(result.getByRole('button', { name: 'JSON' }));
  expect(JSON.parse(result.getByRole('region', { name: 'JSON' }).textContent ?? '')).toMatchObject({
    company: '',
    services: ['Venta', 'Envío'],
  });
  expect(notebook.read('profile/company')?.fields.services).toEqual(['Venta', 'Envío']);
  expect(await screen.findByText('Guardado')).toBeTruthy();
});

test('a copy is reported by its own button, without a message over the page', async () => {
  const { user } = await openNotebook('#prompts', { 'prompt/a': { ...keptPrompt, text: 'Hola' } });
  const name = keptPrompt.title;
  await user.click(await part('Mis prompts').findByRole('button', { name: `Copiar: ${name}` }));
  expect(await part('Mis prompts').findByRole('button', { name: `Copiado: ${name}` })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('Hola');
  expect(toasts().current()).toBeNull();
});

test('the example stands beside the fields without changing them', async () => {
  const { user, notebook } = await openNotebook('');
  await user.click(await screen.findByRole('button', { name: 'Ver un ejemplo' }));
  expect(screen.getByText(/^Tornamar, mayorista de ferretería/)).toBeTruthy();
  // The button's name changes, so it must not also have `aria-pressed`.
  expect(screen.getByRole('button', { name: 'Ocultar el ejemplo' }).ariaPressed).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Empresa').value).toBe('');
  expect(notebook.state().records.size).toBe(0);
});

test('the learner can rename, rate, duplicate and find a saved prompt', async () => {
  const { user, notebook } = await openNotebook('#prompts', { 'prompt/a': keptPrompt });
  const prompts = part('Mis prompts');
  await user.click(await prompts.findByRole('button', { name: 'Cambiar el título' }));
  await user.keyboard('Redes{Enter}');
  expect(notebook.read('prompt/a')?.title).toBe('Redes');
  await unfold(user, 'Redes');
  await user.click(prompts.getByRole('button', { name: 'Con cambios' }));
  expect(notebook.read('prompt/a')?.verdict).toBe('with-changes');
  expect(prompts.getByRole('link', { name: 'Marco de análisis competitivo' }).getAttribute('href')).toBe(
    '/prompts/analisis-competitivo',
  );
  // Unfolding the card loads its code.
  expect(await prompts.findByRole('cell', { name: 'ana@tienda.example' })).toBeTruthy();

  await user.click(prompts.getByRole('button', { name: 'Duplicar' }));
  expect(prompts.getByRole('heading', { name: 'Redes (copia)' })).toBeTruthy();
  await user.type(prompts.getByRole('searchbox'), 'REDES COPIA');
  expect(prompts.getByText('1 prompt')).toBeTruthy();
  await user.type(prompts.getByRole('searchbox'), ' zzz');
  await user.click(prompts.getByRole('button', { name: 'Ver todos' }));
  expect(prompts.getByText('2 prompts')).toBeTruthy();
});

test('duplicating works without https too, and keeps every character of the title', async () => {
  const title = 'Precios en US$$ y $&';
  const { user } = await openNotebook('#prompts', { 'prompt/a': { ...keptPrompt, title } });
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const prompts = part('Mis prompts');
  await unfold(user, title);
  await user.click(await prompts.findByRole('button', { name: 'Duplicar' }));
  expect(prompts.getByRole('heading', { name: `${title} (copia)` })).toBeTruthy();
  await unfold(user, `${title} (copia)`);
  const [newest] = prompts.getAllByRole('button', { name: 'Borrar' });
  await user.click(newest as HTMLElement);
  expect(await screen.findByText(`Ya no está en tu cuaderno: «${title} (copia)»`)).toBeTruthy();
});

test('merges replacements made in a saved prompt here and in another tab', async () => {
  const text = 'Escribe a [CORREO 1] y llama al +34 612 345 678';
  const { user, notebook } = await openNotebook('#prompts', { 'prompt/a': { ...keptPrompt, text } });
  await user.click(await part('Mis prompts').findByRole('button', { name: `Copiar: ${keptPrompt.title}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const elsewhere = [...keptPrompt.equivalences, { tag: '[CORREO 2]', value: 'luis@tienda.example' }];
  await act(() => notebook.update('prompt/a', () => ({ ...keptPrompt, text, equivalences: elsewhere })));
  await user.click(dialog.getByRole('button', { name: 'Sustituir todo y copiar' }));
  await waitFor(() =>
    expect(notebook.read('prompt/a')?.equivalences).toEqual([
      ...elsewhere,
      { tag: '[TELÉFONO 1]', value: '+34 612 345 678' },
    ]),
  );
});

test('undoing a deletion restores the prompt with its equivalences', async () => {
  const { user, notebook } = await openNotebook('#prompts', { 'prompt/a': keptPrompt });
  await unfold(user, keptPrompt.title);
  await user.click(await part('Mis prompts').findByRole('button', { name: 'Borrar' }));
  expect(notebook.read('prompt/a')).toBeUndefined();
  expect(document.activeElement?.textContent).toContain('Abrir la biblioteca de prompts');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(screen.getByRole('link', { name: 'Abrir la biblioteca de prompts' }).getAttribute('href')).toBe(
    '/prompts',
  );
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(notebook.read('prompt/a')).toEqual(keptPrompt));
});

test('lists every question of the lessons, with links to its places', async () => {
  const { user, notebook } = await openNotebook('#notas');
  const notes = part('Mis notas');
  expect(await notes.findAllByRole('textbox')).toHaveLength(questions.length);
  const question = questions[0];
  if (!question) throw new Error('no lesson asks for anything');
  await user.type(notes.getByLabelText(question.question), 'Facturas');
  expect(notebook.read(`note/${question.id}`)).toEqual({ text: 'Facturas' });
  const links = notes.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    questions.flatMap(({ asked, returns }) => [asked.to, ...returns.map(({ to }) => to)]),
  );
});

test('shows the guide’s week, with dates and ticks', async () => {
  const { user, notebook } = await openNotebook('#semana', {
    'week/guide': { start: '2026-11-16', done: [] },
  });
  const week = part('Mi semana');
  const box = await week.findByRole('checkbox', { name: 'Día 3, miércoles, 18 nov' });
  await user.click(box);
  expect(notebook.read('week/guide')).toEqual({ start: '2026-11-16', done: [3] });
  expect(week.getByText('1 de 7 días')).toBeTruthy();
  for (const { title, text } of guide.stages) {
    expect(week.getByRole('heading', { name: new RegExp(title) })).toBeTruthy();
    expect(week.getByText(text)).toBeTruthy();
  }
  await user.click(box);
  expect(notebook.read('week/guide')?.done).toEqual([]);
});

test('the field refuses a title longer than an import may have', async () => {
  const { user, notebook } = await openNotebook('#prompts', { 'prompt/a': keptPrompt });
  await user.click(await part('Mis prompts').findByRole('button', { name: 'Cambiar el título' }));
  await user.paste('x'.repeat(301));
  await user.keyboard('{Enter}');
  expect(screen.getByText('Caben 300 letras')).toBeTruthy();
  expect(notebook.read('prompt/a')?.title).toBe(keptPrompt.title);
});

test('emptying the notebook needs one confirmation and can be undone', async () => {
  const { user, notebook } = await openNotebook('#copia', { 'note/a': { text: 'aquí' } });
  await user.click(await screen.findByRole('button', { name: 'Borrar todo' }));
  const dialog = within(screen.getByRole('dialog', { name: '¿Borrar todo tu cuaderno?' }));
  await user.click(dialog.getByRole('button', { name: 'Sí, borrar todo' }));
  expect(notebook.state().records.size).toBe(0);
  // The button that opened the dialog is now disabled.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(notebook.read('note/a')).toEqual({ text: 'aquí' }));
});

test('if the browser cannot store, the page says so and why, and offers the file', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await openNotebook('');
  expect(
    (await screen.findByText(/^No se pudo guardar en este navegador/)).parentElement?.textContent,
  ).toMatch(/no deja guardar datos/);
  expect(screen.getByRole('button', { name: 'Descargar mi cuaderno' })).toBeTruthy();
});

test('the account comes last', async () => {
  await openNotebook('#cuenta');
  expect(await screen.findByRole('heading', { level: 2, name: 'Tu cuenta' })).toBeTruthy();
  expect(await screen.findByText(new RegExp(learner.email))).toBeTruthy();
});
