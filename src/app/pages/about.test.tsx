import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { about, factCopy, facts, site } from '#content.ts';
import { openPage } from '#app/testing/open-page.tsx';

test('/about has 100 dots and links out to the agency', async () => {
  const { container } = openPage('/about');
  const link = await screen.findByRole('link', { name: new RegExp(about.agency.action) });
  expect(link.getAttribute('href')).toBe(site.agency.url);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(container.querySelectorAll('.dots circle')).toHaveLength(100);
});

test('/about folds the facts that age by subject, each figure on a line of its own, and says so above', async () => {
  const { container } = openPage('/about');
  const way = await screen.findByRole('link', { name: factCopy.more });
  expect(way.getAttribute('href')).toBe('#datos');
  const list = container.querySelector('#datos');
  expect(list?.querySelectorAll('dt')).toHaveLength(facts.flatMap(({ datos }) => datos).length);
  expect(list?.querySelectorAll('details:not([open])')).toHaveLength(facts.length);
  expect(within(list as HTMLElement).getAllByText('Dato del curso (2024): 20 dólares al mes')).toHaveLength(
    1,
  );
});
