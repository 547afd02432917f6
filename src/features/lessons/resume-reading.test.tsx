import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { forgetPositions } from './reading-position.ts';
import { ResumeReading } from './resume-reading.tsx';

const KEY = 'aplica-ia-lectura:ana:modulo-2';
const entries = ['uno', 'dos', 'tres', 'cuatro'].flatMap((id, index) => [
  { id, text: id, isInFirstSection: index === 0 },
  { id: `${id}-detalle`, text: `${id}, detalle`, isInFirstSection: index === 0 },
]);

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

function openLesson(saved: string, userId = 'ana') {
  localStorage.setItem(KEY, saved);
  const lesson = (current?: string, isContentsOpen = false) => (
    <ResumeReading {...{ userId, entries, current, isContentsOpen }} slug="modulo-2" />
  );
  const { rerender } = render(lesson());
  return {
    readTo: (id: string) => rerender(lesson(id)),
    openContents: (isOpen: boolean) => rerender(lesson(undefined, isOpen)),
  };
}
const offer = () => screen.queryByRole('link', { name: 'Continuar donde lo dejaste' });
const place = () => localStorage.getItem(KEY);

test('scrolling around does not lose the reader’s saved place', () => {
  const { readTo } = openLesson('tres');
  for (const id of ['uno', 'uno-detalle', 'dos', 'dos-detalle']) readTo(id);
  expect(place()).toBe('tres');
});

test('reading beyond that place saves a new one, which scrolling back keeps', () => {
  const { readTo } = openLesson('tres');
  readTo('tres-detalle');
  expect(place()).toBe('tres-detalle');
  readTo('uno');
  expect(place()).toBe('tres-detalle');
});

test.each(['Empezar desde el principio', 'Continuar donde lo dejaste'])(
  'after the answer «%s», the saved place follows the reader',
  async (answer) => {
    const { readTo } = openLesson('tres');
    await userEvent.click(screen.getByText(answer));
    readTo('dos');
    expect(place()).toBe('dos');
  },
);

test('a link to another section keeps the place too', () => {
  history.replaceState(null, '', '/modulo-2#dos');
  const { readTo } = openLesson('tres');
  expect(screen.queryByText('Continuar donde lo dejaste')).toBeNull();
  readTo('dos');
  expect(place()).toBe('tres');
});

test('the first visit saves every place', () => {
  const { readTo } = openLesson('ya-no-existe');
  readTo('dos');
  readTo('uno');
  expect(place()).toBe('uno');
});

test('another account at the same computer has its own place', () => {
  const { readTo } = openLesson('tres', 'luis');
  expect(screen.queryByText('Continuar donde lo dejaste')).toBeNull();
  readTo('uno-detalle');
  expect(place()).toBe('tres');
  forgetPositions('luis');
  expect(Object.keys(localStorage)).toEqual([KEY]);
});

test('the offer goes away with the first scroll, and the saved place stays', () => {
  const { readTo } = openLesson('tres');
  expect(offer()).not.toBeNull();
  fireEvent.scroll(window);
  expect(offer()).toBeNull();
  readTo('uno-detalle');
  expect(place()).toBe('tres');
});

test('the offer goes away for good when the contents list opens', () => {
  const { openContents } = openLesson('tres');
  openContents(true);
  expect(offer()).toBeNull();
  openContents(false);
  expect(offer()).toBeNull();
  expect(place()).toBe('tres');
});

test('the cross takes the offer away, and the saved place stays', async () => {
  const { readTo } = openLesson('tres');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar este aviso' }));
  expect(offer()).toBeNull();
  readTo('dos');
  expect(place()).toBe('tres');
});
