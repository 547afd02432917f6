import { readFile } from 'node:fs/promises';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#pages/testing/open-page.tsx';
import { why } from '#content.ts';

test('the page has a loading state and links to the courses', async () => {
  await openPage('/why');
  expect(screen.getByText(why.loading)).toBeTruthy();
  expect(screen.getByRole('link', { name: why.cta.action }).getAttribute('href')).toBe('/cursos');
});

/** Spec section 9; e2e/public-pages.spec.ts tests it in a browser. */
test('the loading state ends after one second, and the text fades in 300 ms later', async () => {
  const styles = await readFile('src/documents/why.css', 'utf8');
  expect(styles).toContain('animation: why-loaded 1s step-end forwards');
  expect(styles).toMatch(/animation: why-in \d+ms 1300ms/);
});
