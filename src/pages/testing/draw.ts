import { expect, vi } from 'vitest';
import { entryLists } from '#common/site-routes.ts';
import type { DrawnPage, SiteCode } from '#documents/draw-page.tsx';

/**
 * Pages are drawn by one copy of the code per process. It is loaded before the first test file (vitest.config.ts): a file may
 * stand in for modules that pages are made of, and its drawings would be kept for the others. The file itself loads those
 * modules anew, or what stands in for them would come too late.
 */
type Drawing = typeof import('#documents/draw-page.tsx');
const kept = globalThis as { drawing?: Promise<Drawing>; drawn?: Map<string, Promise<DrawnPage>> };

if (!kept.drawing && expect.getState().testPath?.endsWith('.tsx')) {
  kept.drawing = import('#documents/draw-page.tsx');
  await kept.drawing;
  vi.resetModules();
}

const code: SiteCode = { boot: '', styles: '', entry: '/main.js', codeOf: () => [] };

async function drawAnew(address: string): Promise<DrawnPage> {
  if (!kept.drawing) throw new Error('Only *.test.tsx opens pages');
  const { drawMissing, drawPage, queryAddresses } = await kept.drawing;
  const { pathname, searchParams } = new URL(address, location.origin);
  const query = queryAddresses.find((page) => {
    const [name = '', value] = page.query.split('=');
    return page.address === pathname && searchParams.get(name) === value;
  })?.query;
  const list = entryLists.find((path) => pathname.startsWith(`${path}/`));
  return (await drawPage(pathname, code, query ? { query } : {})) ?? drawMissing(list ?? null, code);
}

/** What the server answers for an address. */
export function draw(address: string): Promise<DrawnPage> {
  const drawn = (kept.drawn ??= new Map());
  const page = drawn.get(address) ?? drawAnew(address);
  drawn.set(address, page);
  return page;
}
