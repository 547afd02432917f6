import { expect, it } from 'vitest';
import type { LessonQuestion } from '#content.ts';
import { optionsOn } from './option-order.ts';

const question = (id: string): LessonQuestion => ({
  id,
  anchor: 'x',
  text: '¿?',
  passage: { label: 'X', to: '/modulo-1#x' },
  right: { text: 'La buena', reason: '' },
  wrong: ['Otra', 'Una más', 'La última'].map((text) => ({ text, reason: '' })),
});
const orderOf = (day: string, id = 'uno') =>
  optionsOn(day, question(id))
    .map(({ text }) => text)
    .join();

it('keeps the order all day, with every option', () => {
  expect(orderOf('2026-11-16')).toBe(orderOf('2026-11-16'));
  expect(optionsOn('2026-11-16', question('uno')).filter(({ isRight }) => isRight)).toHaveLength(1);
  expect(orderOf('2026-11-16').split(',')).toHaveLength(4);
});

it('puts the right option in each place about equally often', () => {
  const places = [0, 0, 0, 0];
  for (let day = 0; day < 400; day++) {
    const place = optionsOn(`día ${day}`, question(`pregunta-${day % 20}`)).findIndex(
      ({ isRight }) => isRight,
    );
    places[place] = (places[place] ?? 0) + 1;
  }
  for (const count of places) expect(count).toBeGreaterThan(70);
});
