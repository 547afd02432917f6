import { expect, test } from 'vitest';
import { lessonPlaces } from '#content.ts';
import { nextLesson } from './next-lesson.ts';

const done =
  (...modules: number[]) =>
  (module: number) =>
    modules.includes(module);

const sectionsOf = (lesson: string) => lessonPlaces.find(({ slug }) => slug === lesson)?.sections ?? [];
const ninth = sectionsOf('modulo-1')[8];
if (!ninth) throw new Error('Module 1 has fewer than nine sections');

test('a new learner begins with module 1', () => {
  expect(nextLesson(lessonPlaces, done(), null)).toMatchObject({
    to: '/modulo-1',
    module: { number: 1 },
    section: undefined,
  });
});

test('a learner goes on at the last heading read on this device, with the minutes from there to the end', () => {
  const heading = ninth.headings.at(-1) ?? '';
  const next = nextLesson(lessonPlaces, done(), { slug: 'modulo-1', heading });
  expect(next).toMatchObject({ to: `/modulo-1#${heading}`, module: { number: 1 }, section: { number: 9 } });
  const rest = sectionsOf('modulo-1').slice(8);
  expect(next?.minutes).toBe(rest.reduce((sum, { minutes }) => sum + minutes, 0));
});

test.each([
  ['a module that is completed', { slug: 'modulo-1', heading: ninth.headings[0] ?? '' }],
  ['a heading that an editor has removed', { slug: 'modulo-1', heading: 'ya-no-esta' }],
  ['a lesson that is no longer there', { slug: 'modulo-9', heading: 'x' }],
  [
    'the last section of the guide',
    {
      slug: 'context-engineering',
      heading: sectionsOf('context-engineering').at(-1)?.headings[0] ?? '',
    },
  ],
])('after %s, the next pending module', (_, stopped) => {
  expect(nextLesson(lessonPlaces, done(1), stopped)).toMatchObject({ to: '/modulo-2', section: undefined });
});

test('the guide is gone on with like a module', () => {
  const [first] = sectionsOf('context-engineering');
  const heading = first?.headings[0] ?? '';
  expect(
    nextLesson(lessonPlaces, done(1, 2, 3, 4, 5, 6), { slug: 'context-engineering', heading }),
  ).toMatchObject({
    to: `/context-engineering#${heading}`,
    module: undefined,
    section: { number: 1 },
  });
});

test('module 6 has no text to read, and after it nothing is left', () => {
  expect(nextLesson(lessonPlaces, done(1, 2, 3, 4, 5), null)).toMatchObject({
    to: '/practica/retos',
    minutes: 0,
  });
  expect(nextLesson(lessonPlaces, done(1, 2, 3, 4, 5, 6), null)).toBeNull();
});
