import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { notebook, type LessonNode } from '#content.ts';
import type { FigureActivity } from '#common/figure-activity.ts';
import { toasts } from '#lib/toasts.ts';
import { copyFromDocument } from '#shell/copy-from-document.ts';
import { BlockList } from './block-list.tsx';

const draw = (...nodes: LessonNode[]) => render(<BlockList nodes={nodes} />);

/** The shell handles the press, wherever the button is. */
const pressCopy = () => copyFromDocument(screen.getByRole('button', { name: /^Copiar ?Correo$/ }));
const text = (html: string): LessonNode => ({ block: 'texto', html: `<p>${html}</p>` });

function firstEntry() {
  const [entry] = notebook;
  if (!entry) throw new Error('no lesson asks to keep anything');
  return entry;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('a notice names its kind for readers who do not see its colour', () => {
  draw({
    block: 'aviso',
    props: { kind: 'cuidado', title: 'Lo que no se pega' },
    children: [text('Claves.')],
  });
  expect(screen.getByRole('complementary').textContent).toBe('Cuidado: Lo que no se pegaClaves.');
});

test('before and after have default names if the text gives none', () => {
  const children: LessonNode[] = [
    { block: 'antes', props: {}, children: [text('Vago')] },
    { block: 'despues', props: { title: 'Fuerte' }, children: [text('Claro')] },
  ];
  draw({ block: 'comparacion', props: { title: 'El mismo encargo' }, children });
  const figure = screen.getByRole('figure');
  expect(figure.textContent).toBe('El mismo encargoAntesVagoFuerteClaro');
});

test('steps have numbers, also for screen readers', () => {
  const step = (title: string): LessonNode => ({
    block: 'paso',
    props: { title, level: 3 },
    children: [text('x')],
  });
  draw({ block: 'pasos', props: {}, children: [step('Abre'), step('Escribe')] });
  expect(screen.getByRole('heading', { name: /^Paso 2: ?Escribe$/ })).toBeTruthy();
});

test('cards show their letter, their number and their label', () => {
  const children: LessonNode[] = [
    { block: 'tarjeta', props: { title: 'Contexto', letter: 'C', level: 3 }, children: [text('Hechos')] },
    {
      block: 'tarjeta',
      props: { title: 'Menú', number: 2, tag: 'Izquierda', level: 4 },
      children: [text('Lista')],
    },
  ];
  draw({ block: 'tarjetas', props: { columns: 3 }, children });
  const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect([first, second]).toEqual(['CContextoHechos', '22. MenúIzquierdaLista']);
  // Other parts of a lesson refer to it by its number.
  expect(screen.getByRole('heading', { name: /^2\. ?Menú$/, level: 4 })).toBeTruthy();
});

test('a prompt of fewer than 15 lines stays on one page of paper', () => {
  const isWhole = (text: string) => {
    const { container, unmount } = draw({ block: 'prompt', title: 'Correo', text });
    const whole = container.querySelector('figure[data-short]') !== null;
    unmount();
    return whole;
  };
  expect(isWhole(Array(14).fill('Una línea').join('\n'))).toBe(true);
  expect(isWhole(Array(15).fill('Una línea').join('\n'))).toBe(false);
  // Long lines wrap.
  expect(isWhole(Array(8).fill('Una línea larga '.repeat(8)).join('\n'))).toBe(false);
});

test('a prompt keeps its lines, and shows HTML as text', () => {
  const lines = ['# Tarea', 'Usa <b> & [TU TEXTO]', '  - y acaba', ''];
  const { container } = draw({ block: 'prompt', title: 'Correo', text: lines.join('\n') });
  const shown = [...container.querySelectorAll('.prompt-line')];
  expect(shown.map((line) => line.textContent)).toEqual(lines.map((line) => `${line}\n`));
  expect(shown.map((line) => line.hasAttribute('data-heading'))).toEqual([true, false, false, false]);
  expect(shown[2]?.getAttribute('style')).toContain('text-indent: -2ch');
  expect([...container.querySelectorAll('code *')].map((element) => element.localName)).toEqual([
    'span',
    'span',
    'span',
    'mark',
    'span',
    'span',
  ]);
  expect(container.querySelector('mark')?.textContent).toBe('[TU TEXTO]');
});

test('a result says that it is an example, and its fault is below', () => {
  const props = { title: 'Primer intento', fault: 'Promete una fecha.' };
  draw({ block: 'resultado', props, children: [text('Sale el lunes.')] });
  expect(screen.getByRole('figure').textContent).toBe(
    'Ejemplo de respuestaPrimer intentoSale el lunes.Qué falla: Promete una fecha.',
  );
});

test('a result without a fault says in words that it can be sent, and why', () => {
  draw({ block: 'resultado', props: { merit: 'Sí: no promete nada.' }, children: [text('Hola.')] });
  expect(screen.getByRole('figure').textContent).toBe(
    'Ejemplo de respuestaHola.¿Se puede enviar? Sí: no promete nada.',
  );
});

test('a note says where the learner will need it', () => {
  const { id, title, question, returns } = firstEntry();
  draw({ block: 'cuaderno', props: { id, title, question }, children: [text('Una línea.')] });
  const page = screen.getByRole('complementary');
  expect(page.id).toBe(`cuaderno-${id}`);
  expect(page.textContent).toContain(`Para tu cuaderno${title}${question}Una línea.`);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/cuaderno#notas', ...returns.map(({ to }) => to)]);
});

test('the keyboard reaches a field, which is read-only until the stored text is there', () => {
  const { id, title, question } = firstEntry();
  draw({ block: 'cuaderno', props: { id, title, question }, children: [] });
  const place = screen.getByRole<HTMLTextAreaElement>('textbox', { name: question });
  expect([place.localName, place.readOnly, place.tabIndex]).toEqual(['textarea', true, 0]);
});

test('a recalled note repeats its question and links to its lesson', () => {
  const { id, title, question, asked } = firstEntry();
  draw({ block: 'retoma', props: { id }, children: [text('Úsalo.')] });
  const page = screen.getByRole('complementary');
  expect(page.textContent).toBe(
    `De tu cuaderno${title}${question}Lo escribiste en:Módulo ${asked.module}Úsalo.`,
  );
  expect(screen.getByRole('link', { name: `Módulo ${asked.module}` }).getAttribute('href')).toBe(asked.to);
});

test('the answer of a self-check is folded until the reader opens it', async () => {
  const { container } = draw({ block: 'comprueba', props: { question: '¿Falla?' }, children: [text('No.')] });
  const details = container.querySelector('details');
  expect(details?.open).toBe(false);
  await userEvent.click(screen.getByText('¿Falla?'));
  expect(details?.open).toBe(true);
});

test('a figure has its drawing, another one for phones, and a caption', () => {
  const drawing =
    '<svg role="group" aria-labelledby="a"><title id="a">El bucle</title><text>Pide</text></svg>';
  const phone = drawing.replaceAll('"a"', '"b"');
  const caption = 'Se <strong>repite</strong>.';
  const { container } = draw(
    { block: 'figura', name: 'bucle', drawing, caption },
    { block: 'figura', name: 'bucle', drawing, phone, caption },
  );
  // The name is the caption alone, without the link in it.
  const [narrow, wide] = screen.getAllByRole('figure', { name: 'Se repite.' });
  expect(narrow?.parentElement?.dataset.shape).toBe('narrow');
  expect(narrow?.querySelectorAll('svg')).toHaveLength(1);
  expect(wide?.parentElement?.dataset.shape).toBe('wide');
  expect(
    [...(wide?.querySelectorAll<HTMLElement>('[data-for]') ?? [])].map((one) => one.dataset.for),
  ).toEqual(['desk', 'phone']);
  expect(container.querySelector('figcaption')?.innerHTML).toContain(caption);
  const [download] = screen.getAllByRole('link', { name: 'Descargar el dibujo «El bucle» como imagen' });
  expect(download?.getAttribute('href')).toBe('/figuras/bucle.png');
  expect(download?.getAttribute('download')).toBe('bucle.png');
  expect(screen.getAllByRole('group', { name: 'El bucle' })).toHaveLength(3);
});

test('a figure ends with its caption, as HTML requires; its activity is beside it', () => {
  const activity = { kind: 'tokens' } as FigureActivity;
  const { container } = draw({
    block: 'figura',
    name: 'bucle',
    drawing: '<svg></svg>',
    activity,
    caption: 'Así.',
  });
  expect(screen.getByRole('figure').lastElementChild?.localName).toBe('figcaption');
  expect(container.querySelector('.lesson-figure > [data-island="figure-activity"]')).not.toBeNull();
});

test('a tool links to its site in a new tab', () => {
  const props = { name: 'Promptfoo', description: 'Prueba prompts', link: 'https://www.promptfoo.dev' };
  draw({ block: 'herramienta', props: { ...props, level: 3 }, children: [text('x')] });
  const link = screen.getByRole('link', { name: /Visitar Promptfoo.*pestaña nueva/ });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('a prompt is copied word for word; the button says so for two seconds', async () => {
  vi.useFakeTimers();
  userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  draw({ block: 'prompt', title: 'Correo', text: 'Actúa como [ROL].\n  Fin' });
  await pressCopy();
  expect(screen.getByText('Copiado')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('Actúa como [ROL].\n  Fin');
  expect(toasts().current()).toMatchObject({ title: 'Prompt copiado', variant: 'default' });
  vi.advanceTimersByTime(2000);
  expect(screen.queryByText('Copiado')).toBeNull();
  vi.useRealTimers();
});

test('a message reports a failed copy, and the button does not claim success', async () => {
  userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  document.execCommand = () => false;
  draw({ block: 'prompt', title: 'Correo', text: 'Actúa' });
  await pressCopy();
  expect(toasts().current()).toMatchObject({ title: 'Error al copiar', variant: 'destructive' });
  expect(screen.queryByText('Copiado')).toBeNull();
});
