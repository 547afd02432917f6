import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { admit, answerThemeButtons, applyTheme, noteEarlyPresses, watchReturns } from '#boot/boot.ts';
import { currentSession } from '#features/auth/session-store.ts';
import { goInstead } from '#lib/go.ts';
import { holdToast, subscribeToToasts } from '#lib/toasts.ts';
import { answerPage, startParts } from '#shell/start-page.ts';
import { draw } from './draw.ts';
import { islandsMounted } from './islands-mounted.ts';
import { lastVisit } from './visits.ts';

/** On a busy machine the four seconds of a message pass between two lines of a test. */
subscribeToToasts(() => holdToast('pointer'));

const kept = globalThis as { pageEnds?: AbortController };

/** A document as the server sends it, without running anything. */
async function showDocument(address: string) {
  const { html } = await draw(address);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const { name, value } of parsed.documentElement.attributes) root.setAttribute(name, value);
  document.title = parsed.title;
  document.body.replaceChildren(...parsed.body.childNodes);
}

/** Islands that were mounted: they end with their page. */
const { endIslands } = await import('./mounted-islands.ts');

/** Listeners of a page whose modules have been replaced since would answer as well. */
kept.pageEnds?.abort();
const pageEnds = new AbortController();
kept.pageEnds = pageEnds;
function listenUntilReplaced(target: Window | Document) {
  const add = target.addEventListener;
  return (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options: boolean | AddEventListenerOptions = {},
  ) =>
    add.call(target, type, listener, {
      signal: pageEnds.signal,
      ...(typeof options === 'object' ? options : { capture: options }),
    });
}

let isAnswered = false;

function answer() {
  if (isAnswered) return;
  isAnswered = true;
  const { addEventListener } = globalThis;
  const addToDocument = document.addEventListener;
  globalThis.addEventListener = listenUntilReplaced(window);
  document.addEventListener = listenUntilReplaced(document);
  watchReturns(goInstead);
  noteEarlyPresses();
  answerThemeButtons();
  answerPage();
  globalThis.addEventListener = addEventListener;
  document.addEventListener = addToDocument;
}

/** Opens an address, and has every part of the page come to life. */
export async function openPage(address: string) {
  await openUntouched(address);
  await islandsMounted();
}

/** Opens an address as a browser does: the document that the build draws, then what runs in it by itself. */
export async function openUntouched(address: string) {
  await endIslands();
  history.replaceState(null, '', address);
  await showDocument(address);
  applyTheme();
  // Where a test stands in for the session store, nothing is stored.
  const { session } = currentSession();
  if (session && !localStorage.getItem('aplica-ia-session'))
    localStorage.setItem('aplica-ia-session', JSON.stringify(session));
  if (!admit(goInstead)) return document.body.replaceChildren();
  await act(async () => {
    answer();
    await startParts();
  });
}

/** Goes on to where the page has led. */
export async function openNext() {
  const address = lastVisit();
  if (address === null) throw new Error('The page has led nowhere');
  dispatchEvent(new Event('pagehide'));
  vi.resetModules();
  const next = await import('./open-page.tsx');
  await next.openPage(address);
}

afterEach(async () => {
  await endIslands();
  window.earlyPress = null;
});
