import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LessonNode } from '#content.ts';
import { BlockList } from './lesson/block-list.tsx';

const draw = (...nodes: LessonNode[]) => render(<BlockList nodes={nodes} />);

const plusPrice = {
  id: 'precio-plus',
  subject: 'Precio de Plus',
  course: '20 dólares',
  today: '25 dólares',
  publisher: 'OpenAI',
  published: '2026-10-01',
  checked: '2026-11-16',
  via: 'oficial' as const,
  source: 'https://www.ejemplo.com/precios',
};

test('a fact shows the course’s figure with its year, and today’s figure with its source and date', () => {
  const unchecked = { id: 'corte', subject: 'Fecha de corte', course: '2023', today: undefined };
  draw({ block: 'dato', facts: [plusPrice, { ...unchecked, checked: '2026-11-16' }] });
  const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toMatch(
    /^Precio de Plus\. Dato del curso \(2024\): 20 dólares · Según OpenAI \(página del 1-10-2026, vista el 16-11\): 25 dólares · fuente: ejemplo\.com/,
  );
  expect(second).toBe('Fecha de corte. Dato del curso (2024): 2023 · Hoy, no comprobado');
  expect(screen.getByRole('link', { name: /ejemplo\.com/ }).getAttribute('href')).toBe(plusPrice.source);
});

test('a fact with a last day has hidden words for the time after it', () => {
  draw({ block: 'dato', facts: [{ ...plusPrice, expires: '2026-12-11' }] });
  const words = screen.getByText(/Pasó su fecha: valía hasta el/);
  expect(words.textContent).toBe(' · Pasó su fecha: valía hasta el 11-12-2026. Compruébalo en la fuente.');
  expect([words.hidden, words.dataset.goodUntil]).toEqual([true, '2026-12-11']);
});

const law = { ...plusPrice, id: 'ley-peru', subject: 'Perú', today: 'Ley 29733' };

test('the table of laws shows country, law and authority, and its caption says when we looked them up', () => {
  const authority = { name: 'Autoridad Nacional', web: 'https://www.gob.pe/anpd' };
  const other = { ...law, id: 'ley-chile', subject: 'Chile', authority: { name: 'Agencia' } };
  draw({
    block: 'leyes',
    facts: [
      { ...law, authority },
      { ...other, checked: '2026-11-19', via: 'terceros' },
    ],
  });
  expect(screen.getByRole('table').querySelector('caption')?.textContent).toBe(
    'Leyes de datos personales y a quién preguntar, vistas entre el 16-11-2026 y el 19-11-2026',
  );
  const [, peru, chile] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(peru).toMatch(/^PerúLey 29733fuente: ejemplo\.com.*Autoridad Nacional/);
  expect(chile).toMatch(/^ChileLey 29733Según terceros \(1-10-2026\) · fuente: ejemplo\.com.*Agencia$/);
  expect(screen.getByRole('link', { name: /^Autoridad/ }).getAttribute('href')).toBe(authority.web);
});

test('the table of laws names one day if we looked all of them up on it', () => {
  draw({ block: 'leyes', facts: [{ ...law, authority: { name: 'Autoridad' } }] });
  expect(screen.getByText(/vistas el/).textContent).toMatch(/vistas el 16-11-2026$/);
});
