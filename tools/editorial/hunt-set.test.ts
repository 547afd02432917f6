import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { faultKinds } from '#tools/content/practice/hunt/hunt.ts';
import { readHunts } from '#tools/content/practice/hunt/kind.ts';
import { huntSetProblems } from './hunt-set.ts';

const cases = readHunts(openContent('.'));

it('reports what the set lacks', () => {
  const reported = (kept: typeof cases) => huntSetProblems(kept).map(({ message }) => message);
  const faultsOf = ({ answer }: (typeof cases)[number]) => answer.flatMap(({ fault }) => fault ?? []);
  expect(reported(cases)).toEqual([]);
  expect(reported(cases.slice(0, 15))).toContain('Hay 15 casos y deben ser al menos 16.');
  expect(reported(cases.filter((hunt) => !faultsOf(hunt).includes('orden-escondida')))).toContain(
    'Ningún caso tiene un fallo de tipo orden-escondida.',
  );
  expect(reported(cases.filter((hunt) => faultsOf(hunt).length > 0))).toContain(
    'Todos los casos tienen fallos.',
  );
  expect(reported([])).toHaveLength(1 + faultKinds.length + 2);
});
