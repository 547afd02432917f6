import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loseCode, replaceCode, restoreCode } from '#lib/testing/code-on-demand.ts';
import { fakeBackend, learner, openAsLearner } from '#pages/testing/fake-backend.ts';
import { craftCopy } from '#content.ts';
import { modelBoxes } from '#common/craft/model.ts';
import { loadExercise } from './use-exercise.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import type { NotebookValues } from '#lib/notebook/records.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  fakeBackend();
});
afterEach(() => void vi.unstubAllGlobals());

const EXERCISE = 'objecion-de-precio';
const written: NotebookValues['workshop'] = {
  boxes: { accion: 'Redacta una respuesta.' },
  best: 0,
  isModelOpen: false,
  settled: [],
  equivalences: [],
};

/** Opens the page and fills the notebook that it reads. */
async function open(search = '', records: Record<string, NotebookValues['workshop']> = {}) {
  await openAsLearner(`/practica/taller${search}`);
  const notebook = notebookOf(learner.id);
  await notebook.ready;
  for (const [name, value] of Object.entries(records))
    await act(() => notebook.update(`workshop/${name}`, () => value));
  await screen.findByRole('heading', { name: 'Las cinco piezas' });
  return { notebook, user: userEvent.setup() };
}

const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const paste = async (user: UserEvent, name: string, text: string) => {
  await user.click(box(name));
  await user.paste(text);
};
const button = (name: string) => screen.getByRole('button', { name });
const assembled = () => screen.getByRole('group', { name: 'Así queda tu prompt' });

test('each letter is judged while the learner writes, with an example of what is missing', async () => {
  const { user, notebook } = await open();
  expect(screen.getByText('0 de 10')).toBeTruthy();
  expect(screen.getByText(craftCopy.note)).toBeTruthy();
  await user.type(box('Acción'), 'Redacta un recordatorio de pago.');
  expect(await screen.findByText('1 de 10')).toBeTruthy();
  expect(screen.getByText('Acción: 1 de 2')).toBeTruthy();
  expect(assembled().textContent).toContain('ACCIÓN: Redacta un recordatorio de pago.');

  const { missing, example } = craftCopy.points['accion-salida'];
  const item = screen.getByText(missing).closest('li') as HTMLElement;
  expect(screen.queryByText(example)).toBeNull();
  await user.click(within(item).getByRole('button', { name: 'Ver un ejemplo' }));
  expect(screen.getByText(example)).toBeTruthy();
  await paste(user, 'Acción', ' Si te falta un dato, pregunta.');
  expect(await screen.findByText('2 de 10')).toBeTruthy();
  expect(screen.queryByText(example)).toBeNull();
  await waitFor(() =>
    expect(notebook.read('workshop/libre')).toMatchObject({
      boxes: { accion: 'Redacta un recordatorio de pago. Si te falta un dato, pregunta.' },
      best: 2,
    }),
  );
});

test('a screen reader hears the score once the learner pauses, not at each key', async () => {
  await open();
  const spoken: (string | null)[] = [];
  const status = screen.getAllByRole('status').find((one) => one.closest('.sticky')) as HTMLElement;
  new MutationObserver(() => spoken.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  // In one event: on a busy machine the time between two keys would count as a pause.
  for (const value of ['Redacta', 'Redacta un correo', 'Redacta un correo profesional.'])
    fireEvent.change(box('Acción'), { target: { value } });
  expect(status.textContent).toBe('');
  await waitFor(() => expect(spoken).toEqual(['Puntuación: 1 de 10. 1 aviso']));
});

test('warnings quote the learner’s own words and cost no points', async () => {
  const { user } = await open();
  await paste(user, 'Formato', 'Un correo Dinámico y profesional de 90 palabras, a ana@tienda.es');
  expect(
    await screen.findByText('«Dinámico» y «profesional» se pueden entender de muchas maneras.'),
  ).toBeTruthy();
  expect(await screen.findByText('Hay datos personales: correo electrónico.')).toBeTruthy();
  expect(screen.getByText('2 de 10')).toBeTruthy();
});

test('a model answer typed into its exercise scores 10 de 10 without warnings, and the list shows it', async () => {
  const { notebook } = await open(`?ejercicio=${EXERCISE}`);
  const exercise = await loadExercise(EXERCISE);
  expect(screen.getByText(exercise.situation)).toBeTruthy();
  expect(screen.getByText(exercise.weak)).toBeTruthy();
  expect(screen.getByText('0 de 10')).toBeTruthy();
  await act(() =>
    notebook.update(`workshop/${EXERCISE}`, () => ({ ...written, boxes: modelBoxes(exercise) })),
  );
  expect(await screen.findByText('10 de 10')).toBeTruthy();
  expect(screen.queryByText('No quitan puntos.')).toBeNull();
  expect(await screen.findByText('Mejor: 10 de 10')).toBeTruthy();
});

test('an exercise shows examples for its own task', async () => {
  const { user } = await open(`?ejercicio=${EXERCISE}`);
  const { model } = await loadExercise(EXERCISE);
  const item = screen.getByText(craftCopy.points['contexto-limite'].rule).closest('li') as HTMLElement;
  await user.click(within(item).getByRole('button', { name: 'Ver un ejemplo' }));
  expect(screen.getByText(model.contexto.limite)).toBeTruthy();
});

test('the model answer stands beside the learner’s prompt, and ticks stay', async () => {
  const { user, notebook } = await open(`?ejercicio=${EXERCISE}`);
  expect(screen.queryByRole('button', { name: 'Ver una respuesta modelo' })).toBeNull();
  await paste(user, 'Acción', 'Redacta una respuesta.');
  await user.click(button('Ver una respuesta modelo'));
  const comparison = within(screen.getByRole('region', { name: 'Tu versión y una respuesta modelo' }));
  const exercise = await loadExercise(EXERCISE);
  expect(comparison.getByText('Redacta una respuesta.')).toBeTruthy();
  expect(comparison.getByText(modelBoxes(exercise).accion)).toBeTruthy();
  expect(comparison.getAllByText('Aquí no escribiste nada.')).toHaveLength(4);
  await user.click(screen.getByRole('checkbox', { name: exercise.questions[1] }));
  expect(screen.getByText('1 de 3 resueltas')).toBeTruthy();
  expect(notebook.read(`workshop/${EXERCISE}`)).toMatchObject({ isModelOpen: true, settled: [2] });
});

test('undoing "empty" restores the text and the ticks', async () => {
  const before = { ...written, settled: [1], isModelOpen: true };
  const { user, notebook } = await open(`?ejercicio=${EXERCISE}`, { [EXERCISE]: before });
  await user.click(await screen.findByRole('button', { name: 'Vaciar' }));
  expect(box('Acción').value).toBe('');
  expect(document.activeElement?.textContent).toBe('Así queda tu prompt');
  await user.click(button('Deshacer'));
  await waitFor(() => expect(box('Acción').value).toBe('Redacta una respuesta.'));
  expect(notebook.read(`workshop/${EXERCISE}`)).toMatchObject({ ...before, best: 1 });
});

test('a prompt is saved to the notebook with a link to its exercise', async () => {
  const { user, notebook } = await open(`?ejercicio=${EXERCISE}`, { [EXERCISE]: written });
  await user.click(await screen.findByRole('button', { name: 'Guardar en mi cuaderno' }));
  expect(await screen.findByText('Guardado en tu cuaderno')).toBeTruthy();
  const kept = [...notebook.state().records.values()].find(({ id }) => id.startsWith('prompt/'));
  expect(kept?.value).toMatchObject({
    title: '«Está caro»',
    text: 'ACCIÓN: Redacta una respuesta.',
    from: { to: `/practica/taller?ejercicio=${EXERCISE}`, label: 'Taller C.R.A.F.T' },
  });
});

test('each exercise has its own title and stored text', async () => {
  await open(`?ejercicio=${EXERCISE}`, { [EXERCISE]: written });
  expect(box('Acción').value).toBe('Redacta una respuesta.');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'La cotización que nadie contestó' });
  await open(link.search);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La cotización que nadie contestó');
  expect(document.title).toContain('La cotización que nadie contestó');
  expect(box('Acción').value).toBe('');
});

test('rules that load late judge what the learner has written meanwhile', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await replaceCode('#practice/workshop/judge.ts', async (importOriginal) => {
    await arrival;
    return importOriginal();
  });
  const { user } = await open();
  await paste(user, 'Acción', 'Redacta una respuesta.');
  expect(screen.getByText('0 de 10')).toBeTruthy();
  arrive();
  expect(await screen.findByText('1 de 10')).toBeTruthy();
  await restoreCode('#practice/workshop/judge.ts');
});

test('an unknown exercise says so and shows the list', async () => {
  await openAsLearner('/practica/taller?ejercicio=no-existe');
  await screen.findByRole('heading', { level: 1, name: 'Ese ejercicio no existe' });
  expect(screen.getByText(/ninguno con el nombre «no-existe»/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Usar una tarea mía' }).getAttribute('href')).toBe(
    '/practica/taller#tarea-propia',
  );
  expect(screen.getByRole('link', { name: '«Está caro»' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('rules that fail to load say so, and the typed text stays', async () => {
  await loseCode('#practice/workshop/judge.ts');
  const showBootFailure = vi.fn();
  vi.stubGlobal('showBootFailure', showBootFailure);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await open();
  await user.type(box('Rol'), 'Actúa');
  await waitFor(() => expect(showBootFailure).toHaveBeenCalled());
  expect(box('Rol').value).toBe('Actúa');
  expect(screen.getByText('0 de 10')).toBeTruthy();
  await restoreCode('#practice/workshop/judge.ts');
});
