import { expect, test } from 'vitest';
import { mergeEquivalences, type Equivalence } from './records.ts';

const ana: Equivalence = { tag: '[CORREO 1]', value: 'ana@tienda.es' };
const luis: Equivalence = { tag: '[CORREO 2]', value: 'luis@tienda.es' };

test('equivalences are kept once each, also when they come back from the database as other objects', () => {
  expect(mergeEquivalences([ana], [{ ...ana }, luis, { ...luis }])).toEqual([ana, luis]);
});

test('a tag in a text that the learner already copied keeps its meaning', () => {
  expect(mergeEquivalences([ana], [{ ...ana, value: 'eva@tienda.es' }])).toEqual([ana]);
});
