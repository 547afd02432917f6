import { render, screen } from '@testing-library/react';
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
