import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePageMeta } from './page-meta.ts';

function Page({ title }: { title: string }) {
  usePageMeta({ title });
  return null;
}

afterEach(() => {
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
});

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

test('after a change of page a phone shares the new page, not the one that was loaded first', async () => {
  document.head.innerHTML =
    '<title>Inicio | Aplica IA</title><link rel="canonical" href="https://escuela.example/">';
  history.replaceState(null, '', '/home');
  const { rerender } = render(<Page title="Inicio | Aplica IA" />);
  history.pushState(null, '', '/cursos?categoria=todas');
  rerender(<Page title="Cursos | Aplica IA" />);
  await waitFor(() => expect(document.title).toBe('Cursos | Aplica IA'));
  expect(canonical()).toBe('https://escuela.example/cursos');
});

test('the address that the build chose for a page is left alone', async () => {
  document.head.innerHTML = '<title>Inicio</title><link rel="canonical" href="https://escuela.example/">';
  document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="de la última página">');
  history.replaceState(null, '', '/home');
  function Home() {
    usePageMeta({ title: 'Inicio', description: 'de la portada' });
    return null;
  }
  render(<Home />);
  const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  await waitFor(() => expect(description()).toBe('de la portada'));
  expect(canonical()).toBe('https://escuela.example/');
});
