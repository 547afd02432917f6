import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Pages are loaded lazily; the first one of a busy machine can take its time.
configure({ asyncUtilTimeout: process.env.CI ? 60_000 : 15_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** What the server writes into every page. */
const settings = {
  supabaseUrl: location.origin,
  supabaseAnonKey: 'test',
  publicOrigin: location.origin,
  localMailbox: '/_local/mail',
};
document.head.innerHTML = `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>`;

/** What jsdom leaves out because it never lays out a page. */
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
