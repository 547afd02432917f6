import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { fillingCopy } from '#content.ts';
import { recordsOf } from '#lib/notebook/records.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { answerQuestion } from '#lib/personal-data/leaving.ts';
import { personalDataQuestion } from '#lib/personal-data/question.ts';
import { promptOnPage } from '#lib/prompt-on-page.ts';
import { toasts } from '#lib/toasts.ts';
import { PromptText } from '#ui/text/prompt-text.tsx';
import { PromptFilling } from './prompt-filling.tsx';
import { PutBack } from './put-back.tsx';

const data = [
  { variable: '[EMPRESA]', label: 'Empresa', hint: 'qué vende' },
  { variable: '[PLAZO]', label: 'Plazo', hint: 'cuándo' },
];
const text = [
  '## Datos que debes usar',
  '',
  '- Empresa: [EMPRESA] (qué vende)',
  '- Plazo: [PLAZO] (cuándo)',
  '',
  'Escribe para [EMPRESA].',
].join('\n');

const userId = 'ana';

async function open() {
  await notebookOf(userId).ready;
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<PromptText text={text} data={data} />);
  document.body.append(root);
  const onOpenNotebook = vi.fn();
  const page = (
    <PromptFilling
      userId={userId}
      record="brief"
      title="Brief"
      from={{ to: '/prompts/brief', label: 'Biblioteca' }}
      data={data}
      root={root}
      onOpenNotebook={onOpenNotebook}
    />
  );
  return { root, onOpenNotebook, keys: userEvent.setup(), ...render(page) };
}

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const shown = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('typed text shows in the prompt at once; open fields stay yellow, and later mentions are names', async () => {
  const { root, keys } = await open();
  expect(screen.getByText('Faltan 2 datos de 2')).toBeTruthy();
  expect(shown(root, 'mark')).toEqual(['[EMPRESA]', '[PLAZO]']);
  await keys.type(field('Empresa'), 'Torna$&[[PLAZO]');
  expect(shown(root, 'ins')).toEqual(['Torna$&[PLAZO]']);
  expect(shown(root, 'mark')).toEqual(['[PLAZO]']);
  expect(shown(root, '[data-reference]')).toEqual(['[EMPRESA]']);
  expect(screen.getByText('Falta 1 dato de 2')).toBeTruthy();
  expect(promptOnPage(root.querySelector('code'))).toBe(text);
});

test('copies the filled text, and says how many fields are open', async () => {
  const { keys } = await open();
  await keys.type(field('Empresa'), 'Tornamar');
  await keys.click(button('Copiar con mis datos'));
  await waitFor(() =>
    expect(toasts().current()).toMatchObject({
      title: 'Copiado con tus datos',
      text: 'Queda 1 corchete sin rellenar: [PLAZO]',
    }),
  );
  expect(await navigator.clipboard.readText()).toBe(text.replace('[EMPRESA] (qué vende)', 'Tornamar'));
});

test('copies the text with tags and stores them with the prompt; cancelling copies nothing', async () => {
  const { keys } = await open();
  await keys.type(field('Empresa'), 'ana@tornamar.ec');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await keys.click(button('Copiar con mis datos'));
  await waitFor(() =>
    expect(personalDataQuestion().get()?.findings).toMatchObject([{ value: 'ana@tornamar.ec' }]),
  );
  act(() => personalDataQuestion().set(null));
  expect(write).not.toHaveBeenCalled();

  await keys.click(button('Copiar con mis datos'));
  await waitFor(() => expect(personalDataQuestion().get()).not.toBeNull());
  const equivalences = [{ tag: '[CORREO 1]', value: 'ana@tornamar.ec' }];
  act(() => answerQuestion('sin datos', equivalences));
  await waitFor(() => expect(write).toHaveBeenCalledWith('sin datos'));
  expect(notebookOf(userId).read('filling/brief')).toEqual({
    values: { EMPRESA: 'ana@tornamar.ec' },
    equivalences,
  });
});

test('clearing needs no confirmation and can be undone', async () => {
  const { keys } = await open();
  await keys.type(field('Empresa'), 'Tornamar');
  await keys.click(button('Vaciar'));
  expect(field('Empresa').value).toBe('');
  const { action } = toasts().current() ?? {};
  expect(action?.label).toBe('Deshacer');
  act(() => action?.run());
  expect(field('Empresa').value).toBe('Tornamar');
});

test('deleting the equivalences keeps the keyboard focus', async () => {
  const notebook = notebookOf(userId);
  const equivalences = [{ tag: '[CORREO 1]', value: 'ana@tornamar.ec' }];
  await notebook.update('filling/brief', () => ({ values: {}, equivalences }));
  const { container } = render(<PutBack userId={userId} record="brief" />);
  await userEvent.click(button('Borrar equivalencias'));
  expect(notebook.read('filling/brief')?.equivalences).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(container.firstElementChild));
});

test('a value from the profile is labelled, and editing it changes only this prompt', async () => {
  const notebook = notebookOf(userId);
  await notebook.update('profile/company', () => ({
    fields: { company: 'Tornamar', audiences: ['a', 'b'] },
  }));
  const { root, keys } = await open();
  expect(field('Empresa').value).toBe('Tornamar');
  expect(screen.getByText('De tu perfil')).toBeTruthy();
  expect(shown(root, 'ins')).toEqual(['Tornamar']);
  await keys.type(field('Empresa'), ' Manta');
  expect(screen.queryByText('De tu perfil')).toBeNull();
  expect(notebook.read('profile/company')?.fields.company).toBe('Tornamar');
  await keys.clear(field('Empresa'));
  expect(shown(root, 'mark')).toContain('[EMPRESA]');
  await keys.click(button('Usar el de tu perfil'));
  expect(field('Empresa').value).toBe('Tornamar');
  expect(document.activeElement).toBe(field('Empresa'));
});

test('saves the filled prompt in the notebook with its origin; a double click saves one', async () => {
  const { keys, onOpenNotebook } = await open();
  await keys.type(field('Empresa'), 'Tornamar');
  await keys.dblClick(button('Guardar en mi cuaderno'));
  await waitFor(() => expect(toasts().current()?.title).toBe('Guardado en tu cuaderno'));
  const [saved, ...others] = recordsOf(notebookOf(userId).state().records, 'prompt');
  expect(others).toEqual([]);
  expect(saved?.value).toMatchObject({
    title: 'Brief',
    from: { to: '/prompts/brief', label: 'Biblioteca' },
    text: text.replace('[EMPRESA] (qué vende)', 'Tornamar'),
    verdict: null,
  });
  toasts().current()?.action?.run();
  expect(onOpenNotebook).toHaveBeenCalledOnce();
});

test('if the browser cannot store, saving says so and the screen keeps the text', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { root, keys } = await open();
  await keys.type(field('Empresa'), 'Tornamar');
  expect(shown(root, 'ins')).toEqual(['Tornamar']);
  await keys.click(button('Guardar en mi cuaderno'));
  await waitFor(() => expect(toasts().current()).toMatchObject(fillingCopy.messages.saveFailed));
});

test('each assistant says whether the text goes with it; the shared link contains no learner data', async () => {
  const { keys } = await open();
  await keys.type(field('Empresa'), 'Tornamar');
  await keys.click(button('Abrir en…'));
  expect(screen.getByRole('button', { name: /^ChatGPT Se copia el texto/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Claude \(app.*texto escrito/ })).toBeTruthy();
  await keys.click(button('Compartir'));
  const mail = screen.getByRole('link', { name: 'Correo' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toContain('/prompts/brief');
  expect(decodeURIComponent(mail)).not.toContain('Tornamar');
  const whatsapp = screen.getByRole<HTMLAnchorElement>('link', { name: /^WhatsApp/ });
  expect(decodeURIComponent(whatsapp.href)).toMatch(/^https:\/\/wa\.me\/\?text=.*\/prompts\/brief$/);
  expect(whatsapp).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
});

test('unmounting the form restores the prerendered prompt', async () => {
  const { root, keys, unmount } = await open();
  const drawn = renderToStaticMarkup(<PromptText text={text} data={data} />);
  await keys.type(field('Empresa'), 'Tornamar');
  unmount();
  expect(root.innerHTML).toBe(drawn);
});
