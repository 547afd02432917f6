import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { about, site } from '#content.ts';
import { openPage } from '#app/testing/open-page.tsx';

test('/about has 100 dots and links out to the agency', async () => {
  const { container } = openPage('/about');
  const link = await screen.findByRole('link', { name: new RegExp(about.agency.action) });
  expect(link.getAttribute('href')).toBe(site.agency.url);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(container.querySelectorAll('.dots circle')).toHaveLength(100);
});
