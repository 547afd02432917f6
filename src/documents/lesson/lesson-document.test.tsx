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
  { id: 'planes', number: 1, text: 'Planes', minutes: 2, children: [] },
  { id: 'elegir', number: 2, text: 'Elegir', minutes: 1, children: [{ id: 'precios', text: 'Precios' }] },
];

test('a lesson with reference parts marks them in its contents, and explains its duration', () => {
  const marked = { ...header, reference: ['precios'] };
  render(<LessonDocument lesson={{ header: marked, toc, intro: [], sections: [] }} />);
  expect(screen.getByText('10 min').textContent).toBe('10 min lo esencial, sin lo marcado «Para consultar»');
  const contents = screen.getByRole('navigation', { name: 'En esta lección' });
  const tag = within(contents).getByText('Para consultar');
  // The link has only the words of the heading.
  expect(tag.closest('li')?.textContent).toBe('PreciosPara consultar');
  expect(within(contents).getByRole('link', { name: 'Precios', hidden: true })).toBeTruthy();
});

test('a lesson without reference parts shows only its duration', () => {
  render(<LessonDocument lesson={{ header, toc, intro: [], sections: [] }} />);
  expect(screen.getByText('10 min').textContent).toBe('10 min');
  expect(screen.queryByText('Para consultar')).toBeNull();
});

test('a line above the title names the module as the list of courses does, and the guide as a guide', () => {
  const named = (part: Partial<Lesson['header']>) => {
    const { container, unmount } = render(
      <LessonDocument lesson={{ header: { ...header, ...part }, toc, intro: [], sections: [] }} />,
    );
    const line = container.querySelector('h1')?.previousElementSibling?.textContent;
    const sections = screen.queryAllByText(/^Sección \d$/).map(({ textContent }) => textContent);
    unmount();
    return { line, sections };
  };
  expect(named({ module: 1, title: 'Fundamental Essentials' })).toEqual({
    line: 'Módulo 1 · Fundamentos de ChatGPT',
    sections: ['Sección 1'],
  });
  expect(named({ module: 4, title: 'GPTs Personalizados', section: 4 })).toEqual({
    line: 'Módulo 4',
    sections: ['Sección 4'],
  });
  expect(named({ slug: 'context-engineering', section: 6 })).toEqual({ line: 'Guía', sections: [] });
});
