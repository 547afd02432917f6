import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { lessonHeaders } from '#tools/content/lesson/lessons.ts';
import { lessonPractice, practiceKinds } from './kinds.ts';

const content = openContent('.');
const lessons = lessonHeaders(content);
const { questions, exercises } = lessonPractice(content);

it('has the questions of every lesson, with the title of the passage', () => {
  expect(Object.keys(questions)).toEqual(lessons.map(({ slug }) => slug));
  const question = questions['modulo-1']?.find(({ id }) => id === 'm1-nomina-con-codigos');
  expect(question?.passage).toEqual({
    label: 'La regla: qué no se pega',
    to: '/modulo-1#la-regla-que-no-se-pega',
  });
  // Every anchor is a heading, so none appears as its own title.
  for (const { anchor, passage } of Object.values(questions).flat()) expect(passage.label).not.toBe(anchor);
});

it('lists exercises of each kind under the section that they name', () => {
  const of = (kind: string) => exercises.filter((exercise) => exercise.kind === kind);
  expect(of('errores')).toHaveLength(practiceKinds.hunts.total(content));
  expect(of('errores')).toContainEqual({
    kind: 'errores',
    title: 'La caja chica de septiembre',
    to: '/practica/errores/caja-chica-de-septiembre',
    section: '/modulo-1#una-revision-antes-de-enviar',
  });
  expect(of('taller')).toContainEqual({
    kind: 'taller',
    title: 'Tres ofertas y un criterio',
    to: '/practica/taller?ejercicio=comparar-cotizaciones',
    section: '/modulo-2#cuando-falta-el-criterio',
  });
  expect(of('oficios')).toContainEqual({
    kind: 'oficios',
    title: 'Decir que no a un descuento y seguir vendiendo',
    to: '/practica/oficios/ventas#decir-que-no-a-un-descuento',
    section: '/modulo-2#no-iterar',
  });
});

it('lists the lessons in teaching order, with the names of their questions', () => {
  const list = practiceKinds.questions.list(content);
  expect(list.map(({ slug }) => slug)).toEqual([
    'modulo-1',
    'modulo-2',
    'modulo-3',
    'modulo-4',
    'modulo-5',
    'context-engineering',
  ]);
  const ids = list.flatMap((lesson) => lesson.ids);
  expect(ids.length).toBeGreaterThanOrEqual(72);
  expect(new Set(ids).size).toBe(ids.length);
});
