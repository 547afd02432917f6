import { act } from '@testing-library/react';
import { admit, answerThemeButtons, applyTheme, noteEarlyPresses, watchReturns } from '#boot/boot.ts';
import { islands, type Islands } from '#islands/registry.ts';
import { goInstead } from '#lib/go.ts';
import { currentStores } from '#lib/stores.ts';
import { beginPage } from '#lib/testing/fresh-page.ts';
import { lastVisit } from '#lib/testing/visits.ts';
import { toasts } from '#lib/toasts.ts';
import { answerPage, startParts } from '#shell/start-page.ts';
import { entryLists } from '#common/site-routes.ts';
import {
  drawMissing,
  drawPage,
  queryAddresses,
  type DrawnPage,
  type SiteCode,
} from '#documents/draw-page.tsx';
import { islandsMounted } from './islands-mounted.ts';

/** Shows a document as the server sends it, without running scripts. */
async function showDocument(address: string) {
  const { html } = await draw(address);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const { name, value } of parsed.documentElement.attributes) root.setAttribute(name, value);
  document.title = parsed.title;
  document.body.replaceChildren(...parsed.body.childNodes);
}

/** Installs the page's own listeners, until the page ends. */
function answer() {
  const { ended } = currentStores();
  watchReturns(goInstead, ended);
  noteEarlyPresses(ended);
  answerThemeButtons(ended);
  // Hold messages open: on a busy machine their four seconds pass between two lines of a test.
  toasts().subscribe(() => toasts().hold('pointer'));
  answerPage();
}

/** Opens an address and mounts every island. */
export async function openPage(address: string) {
  await openUntouched(address);
  await islandsMounted();
}

/** Opens an address as a browser does: the prerendered document, then the scripts that start by themselves. */
export async function openUntouched(address: string, parts: Islands = islands) {
  await beginPage();
  history.replaceState(null, '', address);
  await showDocument(address);
  applyTheme();
  if (!admit(goInstead)) return document.body.replaceChildren();
  await act(async () => {
    answer();
    await startParts(parts);
  });
}

/** Opens the address that the page navigated to. */
export async function openNext() {
  const address = lastVisit();
  if (address === null) throw new Error('The page has led nowhere');
  dispatchEvent(new Event('pagehide'));
  await openPage(address);
}

const code: SiteCode = { boot: '', styles: '', entry: '/main.js', codeOf: () => [] };
/** Cache by address, as drawing takes longer than most tests. */
const drawn = new Map<string, Promise<DrawnPage>>();

async function drawAnew(address: string): Promise<DrawnPage> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const query = queryAddresses.find((page) => {
    const [name = '', value] = page.query.split('=');
    return page.address === pathname && searchParams.get(name) === value;
  })?.query;
  const list = entryLists.find((path) => pathname.startsWith(`${path}/`));
  return (await drawPage(pathname, code, query ? { query } : {})) ?? drawMissing(list ?? null, code);
}

/** The page that the server would send for an address. */
function draw(address: string): Promise<DrawnPage> {
  const page = drawn.get(address) ?? drawAnew(address);
  drawn.set(address, page);
  return page;
}
