import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Lesson } from '#content.ts';
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

const toc = [
  { id: 'planes', number: 1, text: 'Planes', children: [] },
  { id: 'elegir', number: 2, text: 'Elegir', children: [{ id: 'precios', text: 'Precios' }] },
];

test('a lesson that marks what to look up says so in its contents, and what its duration means', () => {
  const marked = { ...header, consulta: ['precios'] };
  render(<LessonDocument lesson={{ header: marked, toc, intro: [], sections: [] }} />);
  expect(screen.getByText('10 min').textContent).toBe('10 min lo esencial, sin lo marcado «Para consultar»');
  const contents = screen.getByRole('navigation', { name: 'En esta lección' });
  const tag = within(contents).getByText('Para consultar');
  // The link keeps the words of the heading alone.
  expect(tag.closest('li')?.textContent).toBe('PreciosPara consultar');
  expect(within(contents).getByRole('link', { name: 'Precios', hidden: true })).toBeTruthy();
});

test('a lesson that marks nothing shows its duration alone', () => {
  render(<LessonDocument lesson={{ header, toc, intro: [], sections: [] }} />);
  expect(screen.getByText('10 min').textContent).toBe('10 min');
  expect(screen.queryByText('Para consultar')).toBeNull();
});
