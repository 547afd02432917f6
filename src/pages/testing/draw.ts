import { entryLists } from '#common/site-routes.ts';
import {
  drawMissing,
  drawPage,
  queryAddresses,
  type DrawnPage,
  type SiteCode,
} from '#documents/draw-page.tsx';

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
export function draw(address: string): Promise<DrawnPage> {
  const page = drawn.get(address) ?? drawAnew(address);
  drawn.set(address, page);
  return page;
}
