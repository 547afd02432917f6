import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lessonSlugs } from '#content.ts';
import { LessonFooter, lessonNavigation } from './lesson-footer.tsx';

const open = (slug: string) => render(<LessonFooter slug={slug} />);

/** Specification, section 2. */
test.each([
  ['modulo-1', ['Volver a Cursos /cursos']],
  ['modulo-2', ['← Módulo 1 /modulo-1', 'Volver a Cursos /cursos', 'Módulo 3 → /modulo-3']],
  ['modulo-3', ['← Módulo 2 /modulo-2', 'Volver a Cursos /cursos', 'Módulo 4 → /modulo-4']],
  ['modulo-4', ['← Módulo 3 /modulo-3', 'Volver a Cursos /cursos', 'Módulo 5 → /modulo-5']],
  ['modulo-5', ['← Módulo 4 /modulo-4', 'Volver a Cursos /cursos']],
  ['context-engineering', ['Volver a Cursos /cursos']],
])('%s leads to the lessons beside it', (slug, links) => {
  open(slug);
  const found = screen
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);
  expect(found).toEqual(links);
});

test('the button that completes module 1 leads to module 2; no other lesson has that button', () => {
  open('modulo-1');
  expect(screen.getByRole('button', { name: 'Módulo 2 →' })).toBeTruthy();
  open('modulo-3');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('after module 5 there is no lesson yet, and the button says so', () => {
  open('modulo-5');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Próximamente' }).disabled).toBe(true);
});

test('every lesson has its place in the navigation', () => {
  expect(Object.keys(lessonNavigation).sort()).toEqual([...lessonSlugs].sort());
});
