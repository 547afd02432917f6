import { expect, it } from 'vitest';
import type { Fact } from '#content.ts';
import { factLabel } from './fact-label.ts';

const seen = (via: Fact['via'], published: string, publisher = 'OpenAI') =>
  factLabel({
    id: 'precio',
    subject: 'Precio',
    today: '20',
    publisher,
    published,
    checked: '2026-11-19',
    via,
  });

it.each([
  ['oficial', '2026-10-01', 'Según OpenAI (página del 1-10-2026, vista el 19-11)'],
  ['oficial', '2026-10', 'Según OpenAI (página de octubre de 2026, vista el 19-11)'],
  ['oficial', '2025', 'Según OpenAI (página de 2025, vista el 19-11-2026)'],
  ['oficial', 'sin fecha', 'Según OpenAI (página sin fecha, vista el 19-11-2026)'],
  ['copia', '2026-10-01', 'Según una copia de la página de OpenAI (del 1-10-2026, vista el 19-11)'],
  ['copia', 'sin fecha', 'Según una copia de la página de OpenAI (sin fecha, vista el 19-11-2026)'],
  ['terceros', '2026-05', 'Según terceros (mayo de 2026)'],
  ['terceros', '2025-05-02', 'Según terceros (2-5-2025)'],
  ['terceros', 'sin fecha', 'Según terceros (sin fecha, visto el 19-11-2026)'],
] as const)('a fact that is %s, of %s, is labelled «%s»', (via, published, label) => {
  expect(seen(via, published)).toBe(label);
});

it('a name with its article reads as a sentence', () => {
  expect(seen('copia', '2025', 'el BOE')).toContain('de la página del BOE (de 2025');
});
