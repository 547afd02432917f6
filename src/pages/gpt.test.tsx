import { toasts } from '#lib/toasts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openAsLearner } from '#pages/testing/fake-backend.ts';
import { gptCards } from '#content.ts';
import { loadGpt } from '#documents/entries.tsx';
import { watchDownloads } from '#lib/testing/downloads.ts';

const gpt = await loadGpt('data-analyst');
if (!gpt) throw new Error('no GPT data-analyst');

afterEach(() => {
  vi.restoreAllMocks();
});

const openGpt = () => openAsLearner('/gpts/data-analyst');

test('the page shows the whole card, the description and the links back', async () => {
  await openGpt();
  expect(document.title).toBe('Analista de datos | GPT Personalizados');
  for (const text of [gpt.description, ...gpt.tags]) expect(screen.getByText(text)).toBeTruthy();
  for (const name of ['Qué hace este kit', 'Para quién', 'Cinco formas de empezar', 'Qué subirle', 'Límites'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  const back = screen.getAllByRole('link', { name: 'Volver a los GPTs' });
  expect(back.map((link) => link.getAttribute('href'))).toEqual(['/gpts', '/gpts']);
});

test('the steps and the file for the first of them come before what the kit is, and the bar comes last', async () => {
  await openGpt();
  const [download] = screen.getAllByRole('button', { name: 'Descargar el archivo' });
  const inOrder = [
    screen.getByRole('navigation', { name: 'En este kit' }),
    screen.getByRole('heading', { level: 2, name: 'Diez minutos para montarlo, cuarenta para llenarlo' }),
    download as HTMLElement,
    screen.getByRole('heading', { level: 2, name: 'Qué hace este kit' }),
    screen.getByRole('link', { name: /^Abrir en ChatGPT/ }),
  ];
  for (const [index, part] of inOrder.slice(1).entries())
    expect(inOrder[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the GPT opens in a new tab without a referrer', async () => {
  await openGpt();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Abrir en ChatGPT/ });
  expect(link.getAttribute('href')).toBe(gpt.chatgptUrl);
  expect(link.target).toBe('_blank');
  expect(link.relList.contains('noreferrer')).toBe(true);
  expect(link.relList.contains('noopener')).toBe(true);
});

test('every GPT opens its own chat, already in its role, and not a search in the store', async () => {
  const addresses = await Promise.all(
    gptCards.map(async ({ slug }) => (await loadGpt(slug))?.chatgptUrl ?? ''),
  );
  expect(new Set(addresses).size).toBe(6);
  for (const address of addresses) {
    expect(address).toMatch(/^https:\/\/chatgpt\.com\/\?q=Act%C3%BAa/);
    expect(address.length).toBeLessThanOrEqual(1500);
  }
});

test('the kit has four starters, five tests with their expected results, and what it refuses', async () => {
  await openGpt();
  const { kit } = gpt;
  const textOf = (name: string) => screen.getByRole('region', { name }).textContent;
  const [starters, tests, refuses] = ['Frases de inicio', 'Pruebas', 'Qué debe rechazar'].map(textOf);
  for (const phrase of kit.starters) expect(starters).toContain(phrase);
  for (const text of kit.tests.flatMap(({ question, must }) => [question, ...must]))
    expect(tests).toContain(text);
  for (const text of kit.refuses) expect(refuses).toContain(text);
  const block = screen.getByRole('region', { name: 'Texto de las instrucciones' });
  expect(block.textContent.trimEnd()).toBe(kit.instructions);
  expect(screen.getByText(new RegExp(`Son ${kit.instructions.length} caracteres`))).toBeTruthy();
});

test('every part of the kit has an address on the page', async () => {
  await openGpt();
  const links = within(screen.getByRole('navigation', { name: 'En este kit' })).getAllByRole('link');
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)?.textContent).toBe(link.textContent);
  }
  expect(links).toHaveLength(7);
});

test('copies the full instructions, and the button says so, without a message over the page', async () => {
  const user = userEvent.setup();
  await openGpt();
  const [button] = screen.getAllByRole('button', { name: 'Copiar instrucciones' });
  if (!button) throw new Error('no button');
  await user.click(button);
  await waitFor(() => expect(button.textContent).toBe('Copiadas'));
  expect(await navigator.clipboard.readText()).toBe(gpt.kit.instructions);
  expect(toasts().current()).toBeNull();
});

test('a failed copy of the instructions is not reported as copied', async () => {
  const user = userEvent.setup();
  await openGpt();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const [button] = screen.getAllByRole('button', { name: 'Copiar instrucciones' });
  if (!button) throw new Error('no button');
  await user.click(button);
  expect(
    (await screen.findByText('No se pudieron copiar las instrucciones')).closest('[role="alert"]'),
  ).toBeTruthy();
  expect(button.textContent).toBe('Copiar instrucciones');
});

test('the knowledge file downloads under the name that the instructions use', async () => {
  await openGpt();
  const files = watchDownloads();
  for (const button of screen.getAllByRole('button', { name: 'Descargar el archivo' }))
    await userEvent.click(button);
  expect(files.map(({ name }) => name)).toEqual(['diccionario-de-datos.md', 'diccionario-de-datos.md']);
  for (const { blob } of files) expect(await blob.text()).toBe(`${gpt.kit.knowledge}\n`);
  expect(gpt.kit.instructions).toContain('`diccionario-de-datos.md`');
  expect(await screen.findByText('Descarga iniciada')).toBeTruthy();
});

test('the kit downloads as a skill, without script, beside who takes such a file and since when', async () => {
  await openGpt();
  const link = screen.getByRole('link', { name: 'Descargar como habilidad (.zip)' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    '/kits/data-analyst.zip',
    'data-analyst.zip',
  ]);
  expect(link.closest('[data-island]')).toBeNull();
  const part = within(screen.getByRole('region', { name: 'El kit como habilidad' }));
  for (const name of ['Dónde se sube', 'Dónde no']) expect(part.getByText(name)).toBeTruthy();
  for (const subject of [
    'Formato de una habilidad (SKILL.md)',
    'Habilidades de Gemini',
    'Plugins de ChatGPT',
  ])
    expect(part.getByText(`${subject}.`).parentElement?.textContent).toMatch(
      /Según .*\(.*\d{1,2}-\d{1,2}.*\): /,
    );
});

test('links in the description open in the same tab', async () => {
  await openGpt();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'módulo 5' });
  expect([link.getAttribute('href'), link.target]).toEqual(['/modulo-5', '']);
});

test('an unknown GPT says so and links back', async () => {
  await openAsLearner('/gpts/no-existe');
  expect(screen.getByRole('heading', { level: 1, name: 'GPT no encontrado' })).toBeTruthy();
  expect(screen.getByText('El GPT que buscas no existe o ha sido movido')).toBeTruthy();
  expect(document.title).toBe('GPT no encontrado | GPT Personalizados');
  expect(screen.getByRole('link', { name: 'Volver a los GPTs' }).getAttribute('href')).toBe('/gpts');
});

test('a kit leads to the recipes of its trade', async () => {
  await openAsLearner('/gpts/hr-specialist');
  expect(
    screen.getByRole('link', { name: /^Vacante sin sesgos.*Recursos humanos$/ }).getAttribute('href'),
  ).toBe('/practica/oficios/recursos-humanos#vacante-y-guia-de-entrevista');
});
