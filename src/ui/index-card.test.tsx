import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IndexCard } from './index-card.tsx';

const tagsOf = (tags: string[]) => {
  render(<IndexCard category="Datos" title="T" description="D" tags={tags} action={<a href="/x">Ver</a>} />);
  return screen.getAllByRole('listitem').map((item) => item.textContent);
};

test('three tags are all shown', () => {
  expect(tagsOf(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
});

test('from the fourth on, a badge counts the rest, beside the third', () => {
  expect(tagsOf(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c +2']);
});
