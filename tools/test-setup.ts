import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Pages are loaded lazily; the first one of a busy machine can take its time.
configure({ asyncUtilTimeout: process.env.CI ? 60_000 : 15_000 });

/**
 * An error in the console is a failed test: React's warnings and our own slips end there. A test that expects one
 * spies on console.error itself, which takes the place of this spy.
 */
let errors: string[] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '));
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  if (typeof localStorage !== 'undefined') localStorage.clear();
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n')}`);
});

/** What the server writes into every page. */
if (typeof document !== 'undefined') {
  const settings = {
    supabaseUrl: location.origin,
    supabaseAnonKey: 'test',
    publicOrigin: location.origin,
    localMailbox: '/_local/mail',
  };
  document.head.innerHTML = `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>`;
}

/** What jsdom leaves out because it never lays out a page. */
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  class NeverObserves {
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
    takeRecords() {
      return [];
    }
  }
  window.ResizeObserver ??= NeverObserves;
  window.IntersectionObserver ??= NeverObserves as unknown as typeof IntersectionObserver;
}
