import { expect, test } from 'vitest';
import { warningText } from './workshop-warnings.tsx';

test.each([
  [['creativo'], '«creativo» se'],
  [['Creativo', 'elegante', 'moderno'], '«Creativo», «elegante» y «moderno» se'],
  [['creativo', 'innovador'], '«creativo» e «innovador» se'],
  [['creativo', 'Increíble'], '«creativo» e «Increíble» se'],
])('%j are quoted as Spanish joins them', (found, quoted) => {
  expect(warningText({ id: 'adjetivos', found }).text).toContain(quoted);
});
