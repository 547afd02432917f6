import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usePageMeta, type PageMeta } from './page-meta.ts';

const home = { title: 'Inicio | Aplica IA', description: 'La portada' };
const cursos = { title: 'Cursos | Aplica IA', description: 'Seis cursos' };

function Page(meta: PageMeta) {
  usePageMeta(meta);
  return null;
}

beforeEach(() => {
  document.head.innerHTML = `<title>${home.title}</title>
    <meta name="description" content="La portada, como la dibujó la construcción">
    <link rel="canonical" href="https://escuela.example/">`;
  history.replaceState(null, '', '/home');
});
afterEach(() => {
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
});

const description = () => document.querySelector('meta')?.content;
const canonical = () => document.querySelector('link')?.getAttribute('href');

test('after a change of page a phone shares the new page, not the one that was loaded first', async () => {
  const { rerender } = render(<Page {...home} />);
  history.pushState(null, '', '/cursos?categoria=todas');
  rerender(<Page {...cursos} />);
  await waitFor(() => expect(document.title).toBe(cursos.title));
  expect(description()).toBe(cursos.description);
  expect(canonical()).toBe('/cursos');
});

test('what the build wrote into the first page is left alone', async () => {
  render(<Page {...home} />);
  // The page waits for as many frames, and asked for them first.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(description()).toContain('la construcción');
  expect(canonical()).toBe('https://escuela.example/');
});
