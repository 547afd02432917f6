import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Lesson, LessonNode } from '#content.ts';
import { LessonDocument } from './lesson-document.tsx';

const header: Lesson['header'] = {
  slug: 'modulo-1',
  section: 1,
  title: 'Una lección',
  subtitle: 'De prueba',
  level: 'Principiante',
  duration: '10 min',
  description: 'Una lección de prueba.',
};

const text = (words: string): LessonNode => ({ block: 'texto', html: `<p>${words}</p>` });
const notice = (words: string): LessonNode => ({
  block: 'aviso',
  props: { tipo: 'nota' },
  children: [text(words)],
});
const answer = (words: string): LessonNode => ({ block: 'resultado', props: {}, children: [text(words)] });

test('a long section comes in parts, each laid out when it is near; what hangs from a block stays with it', () => {
  const long = 'palabra '.repeat(200);
  const nodes = [notice(`uno ${long}`), text('dos'), answer('tres'), notice('cuatro'), text('cinco')];
  const sections = [{ id: 'seccion', number: 1, title: 'Sección', nodes }];
  render(<LessonDocument lesson={{ header, toc: [], intro: [], sections }} />, { wrapper: MemoryRouter });
  const section = screen.getByRole('region', { name: '1 Sección' });
  const parts = [...section.querySelectorAll<HTMLElement>('.lesson-part.far')];
  expect(parts.map((part) => part.textContent.match(/uno|dos|tres|cuatro|cinco/g))).toEqual([
    ['uno', 'dos', 'tres'],
    ['cuatro', 'cinco'],
  ]);
  expect(parts[0]?.querySelector('h2')).not.toBeNull();
  expect(Number(parts[0]?.style.getPropertyValue('--letters'))).toBeGreaterThan(1200);
  expect(Number(parts[1]?.style.getPropertyValue('--letters'))).toBeLessThan(40);
});

const toc = [
  { id: 'planes', number: 1, text: 'Planes', children: [] },
  { id: 'elegir', number: 2, text: 'Elegir', children: [{ id: 'precios', text: 'Precios' }] },
];

test('a lesson that marks what to look up says so in its contents, and what its duration means', () => {
  const marked = { ...header, consulta: ['precios'] };
  render(<LessonDocument lesson={{ header: marked, toc, intro: [], sections: [] }} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText('10 min').textContent).toBe('10 min lo esencial, sin lo marcado «Para consultar»');
  const contents = screen.getByRole('navigation', { name: 'En esta lección' });
  const tag = within(contents).getByText('Para consultar');
  // The link keeps the words of the heading alone.
  expect(tag.closest('li')?.textContent).toBe('PreciosPara consultar');
  expect(within(contents).getByRole('link', { name: 'Precios', hidden: true })).toBeTruthy();
});

test('a lesson that marks nothing shows its duration alone', () => {
  render(<LessonDocument lesson={{ header, toc, intro: [], sections: [] }} />, { wrapper: MemoryRouter });
  expect(screen.getByText('10 min').textContent).toBe('10 min');
  expect(screen.queryByText('Para consultar')).toBeNull();
});
