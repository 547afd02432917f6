import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBackend, openAsLearner, openUntouchedAsLearner } from '#pages/testing/fake-backend.ts';
import { fillingCopy, promptCards } from '#content.ts';
import { loadPrompt } from '#documents/entries.tsx';
import { watchDownloads } from '#lib/testing/downloads.ts';

const SLUG = 'analisis-competitivo';
const prompt = await loadPrompt(SLUG);
if (!prompt) throw new Error(`no prompt ${SLUG}`);

async function openPrompt() {
  const user = userEvent.setup();
  await openAsLearner(`/prompts/${SLUG}`);
  return { user, copyButton: screen.getByRole('button', { name: 'Copiar Prompt' }) };
}

const clipboardWith = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'execCommand');
});

test('the page shows the whole card and the whole prompt', async () => {
  await openPrompt();
  expect(document.title).toBe('Marco de análisis competitivo | Intelligent Prompt Library');
  const article = screen.getAllByRole('article')[0] as HTMLElement;
  for (const text of [prompt.category, prompt.description, ...prompt.tags])
    expect(within(article).getByText(text)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'El prompt', level: 2 })).toBeTruthy();
  const block = screen.getByRole('region', { name: 'Texto del prompt' });
  expect(block.textContent.trimEnd()).toBe(prompt.content);
  expect(screen.getByRole('link', { name: 'Volver a la biblioteca' }).getAttribute('href')).toBe('/prompts');
  expect(screen.getByRole('link', { name: 'Explorar más prompts' }).getAttribute('href')).toBe('/prompts');
});

test('the order of the document, and so of the keyboard, is that of the eye: the bar comes last', async () => {
  const { copyButton } = await openPrompt();
  const inOrder = [
    screen.getByRole('navigation', { name: 'En esta ficha' }),
    screen.getByRole('region', { name: 'Completa antes de pegar' }),
    screen.getByRole('button', { name: 'Descargar PDF' }),
    screen.getByRole('region', { name: 'Texto del prompt' }),
    copyButton,
    screen.getByRole('heading', { name: 'Versión corta' }),
  ];
  expect(inOrder.toSorted(byPlace)).toEqual(inOrder);
});

const byPlace = (a: Node, b: Node) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

test('every place to fill in is highlighted once, in the list, and has a field with its hint', async () => {
  await openPrompt();
  const block = screen.getByRole('region', { name: 'Texto del prompt' });
  const texts = (selector: string) => [...block.querySelectorAll(selector)].map((part) => part.textContent);
  const variables = prompt.data.map(({ variable }) => variable);
  expect(texts('mark')).toEqual(variables);
  expect([...texts('mark'), ...texts('[data-reference]')]).toEqual(prompt.content.match(/\[[^\]a-z]+\]/g));
  const form = within(screen.getByRole('region', { name: 'Completa antes de pegar' }));
  for (const { label, hint } of prompt.data) {
    const field = form.getByRole('textbox', { name: label });
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(hint);
  }
});

test('filled values show in the prompt; its copy and download buttons keep the original', async () => {
  const { user, copyButton } = await openPrompt();
  const block = screen.getByRole('region', { name: 'Texto del prompt' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Mercado' }), { target: { value: 'Guayaquil' } });
  await waitFor(() => expect(block.textContent).toContain('- Mercado: Guayaquil\n'));
  await user.click(copyButton);
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(prompt.content));
  const files = watchDownloads();
  await user.click(screen.getByRole('button', { name: 'Descargar PDF' }));
  expect(await screen.findByText('Descarga iniciada')).toBeTruthy();
  const text = await files[0]?.blob.text();
  expect([files[0]?.name, text?.endsWith(`\n${prompt.content}\n`)]).toEqual([`${SLUG}.txt`, true]);
  await user.click(screen.getByRole('button', { name: 'Vaciar' }));
  expect(block.textContent.trimEnd()).toBe(prompt.content);
});

test('the sentence about the text file stands beside its button, and no class hides it', async () => {
  await openPrompt();
  const note = screen.getByText(/^La descarga es un archivo de texto \(\.txt\)/);
  const button = screen.getByRole('button', { name: 'Descargar PDF' });
  expect(button.nextElementSibling).toBe(note);
  expect(note.className).not.toMatch(/(?<!print:)hidden/);
});

test('what only some learners read is folded, and a link to it unfolds it', async () => {
  await openPrompt();
  const folded = [
    'Versión corta',
    'Un ejemplo relleno',
    'Lo que puede devolver',
    'Qué revisar antes de usarlo',
  ];
  const foldOf = (name: string) => screen.getByRole('heading', { name }).closest('details');
  expect(folded.map((name) => foldOf(name)?.open)).toEqual([false, false, false, false]);
  location.hash = '#resultado';
  await waitFor(() => expect(folded.map((name) => foldOf(name)?.open)).toEqual([false, false, true, false]));
});

test('the form links to the notebook', async () => {
  await openPrompt();
  const form = within(screen.getByRole('region', { name: 'Completa antes de pegar' }));
  const link = form.getByRole('link', { name: fillingCopy.notebook });
  expect(link.getAttribute('href')).toMatch(/^\/cuaderno/);
});

test('below the prompt: a filled example, a result labelled as an example, and what to check', async () => {
  await openPrompt();
  const part = (name: string) => within(screen.getByRole('region', { name }));
  const example = part('Un ejemplo relleno');
  expect(example.getByText(/Tornamar.*empresa inventada/)).toBeTruthy();
  expect(example.getAllByRole('term').map((term) => term.textContent)).toEqual(
    prompt.data.map(({ label }) => label),
  );
  for (const { value } of prompt.use.example) expect(example.getByText(value)).toBeTruthy();
  const result = part('Lo que puede devolver');
  expect(result.getByText('Ejemplo de resultado')).toBeTruthy();
  expect(result.getByText(/El tuyo será distinto/)).toBeTruthy();
  const checks = part('Qué revisar antes de usarlo');
  for (const check of prompt.use.checks) expect(checks.getByText(check)).toBeTruthy();
  const links = within(screen.getByRole('navigation', { name: 'En esta ficha' })).getAllByRole('link');
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
});

test('the short version has its own copy button; the other buttons copy the full prompt', async () => {
  const { user, copyButton } = await openPrompt();
  await user.click(screen.getByRole('button', { name: 'Copiar la versión corta' }));
  expect(await screen.findByText('Prompt copiado')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(prompt.use.short);
  await user.click(copyButton);
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(prompt.content));
});

test('page and prompt both say that only the list at the top needs filling in', async () => {
  await openPrompt();
  const help = screen.getByRole('region', { name: 'Completa antes de pegar' });
  expect(help.textContent).toMatch(/pasa a la lista «Datos que debes usar»/);
  for (const { slug } of promptCards) {
    const { content = '', data = [] } = (await loadPrompt(slug)) ?? {};
    expect(content).toMatch(/^## Datos que debes usar\n/);
    expect(content).toContain('Más abajo, cada nombre entre corchetes remite al dato de esta lista');
    expect(new Set(content.match(/\[[^\]a-z]+\]/g))).toEqual(new Set(data.map(({ variable }) => variable)));
  }
});

test('offers related prompts, never the same one', async () => {
  await openPrompt();
  const related = within(screen.getByRole('region', { name: 'Sigue con estas fichas' }));
  const titles = related.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toHaveLength(3);
  expect(titles).not.toContain(prompt.title);
});

test('copying puts the prompt on the clipboard and says so for two seconds', async () => {
  const { user, copyButton } = await openPrompt();
  await user.click(copyButton);
  expect(await screen.findByText('Prompt copiado')).toBeTruthy();
  expect(screen.getByText('El prompt ha sido copiado al portapapeles')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(prompt.content);
  expect(copyButton.textContent).toBe('Copiado');
  await waitFor(() => expect(copyButton.textContent).toBe('Copiar Prompt'), { timeout: 3000 });
});

test('the confirmation stays for two seconds after the last copy', async () => {
  const { copyButton } = await openPrompt();
  clipboardWith(() => Promise.resolve());
  vi.useFakeTimers();
  const copyNow = () => vi.waitFor(() => fireEvent.click(copyButton));
  await copyNow();
  await vi.waitFor(() => expect(copyButton.textContent).toBe('Copiado'));
  vi.advanceTimersByTime(1500);
  await copyNow();
  await vi.advanceTimersByTimeAsync(1900);
  expect(copyButton.textContent).toBe('Copiado');
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(copyButton.textContent).toBe('Copiar Prompt'));
});

test('reports success only if the clipboard took the text', async () => {
  const { user, copyButton } = await openPrompt();
  clipboardWith(() => Promise.reject(new Error('refused')));
  await user.click(copyButton);
  const alert = await screen.findByText('Error al copiar');
  expect(alert.closest('[role="alert"]')).toBeTruthy();
  expect(screen.getByText('No se pudo copiar el prompt')).toBeTruthy();
  expect(screen.queryByText('Prompt copiado')).toBeNull();
  expect(copyButton.textContent).toBe('Copiar Prompt');
});

test('if the clipboard refuses, copies through a selected text field and restores the focus', async () => {
  const { user, copyButton } = await openPrompt();
  clipboardWith(() => Promise.reject(new Error('refused')));
  let selected = '';
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    selected = field.value.slice(field.selectionStart, field.selectionEnd);
    return true;
  };
  await user.click(copyButton);
  expect(await screen.findByText('Prompt copiado')).toBeTruthy();
  expect(selected).toBe(prompt.content);
  expect(document.activeElement).toBe(copyButton);
  expect(document.querySelector('body > textarea')).toBeNull();
});

test('the link back leads to the list as the learner left it', async () => {
  fakeBackend();
  await openAsLearner('/prompts?q=marco');
  // At once, before the page's code loads.
  await openUntouchedAsLearner(`/prompts/${SLUG}`);
  const back = screen.getByRole('link', { name: 'Volver a la biblioteca' });
  expect(back.getAttribute('href')).toBe('/prompts?q=marco');
});

test('an unknown prompt says so and links back', async () => {
  await openAsLearner('/prompts/no-existe');
  expect(screen.getByRole('heading', { level: 1, name: 'Prompt no encontrado' })).toBeTruthy();
  expect(document.title).toBe('Prompt no encontrado | Intelligent Prompt Library');
  expect(screen.getByRole('link', { name: 'Volver a la biblioteca' }).getAttribute('href')).toBe('/prompts');
  expect(promptCards.some(({ slug }) => slug === 'no-existe')).toBe(false);
});
