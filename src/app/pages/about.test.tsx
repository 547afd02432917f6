import { screen } from '@testing-library/react';
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

test('/about shows every fact that ages with its source, and says so above', async () => {
  const { container } = openPage('/about');
  const way = await screen.findByRole('link', { name: factCopy.more });
  expect(way.getAttribute('href')).toBe('#datos');
  const list = container.querySelector('#datos');
  expect(list?.querySelectorAll('dt')).toHaveLength(facts.flatMap(({ datos }) => datos).length);
  expect(list?.textContent).toContain('Dato del curso (2024): 20 dólares al mes · Comprobado el');
});
