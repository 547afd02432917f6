import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { openBrowser, openPage, openPhone, storeSession } from '#bench/common/browser.ts';
import type { ComparedSchool } from '#bench/common/compared-schools.ts';
import { createLearner } from '#e2e/support/learner.ts';
import type { MeasuredPage } from './measured-pages.ts';

const plainPage = (title: string, body: string) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
</head>
<body>${body}</body>
</html>
`;

/** `styled`: the page's final HTML with its styles; `plain`: only its words. Neither runs a script. */
export type Floor = 'styled' | 'plain';

export const floorPath = (school: ComparedSchool, { path }: MeasuredPage, floor: Floor) =>
  `/${school.name}/${floor}${path === '/' ? '' : path}`;

const hashesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(
    ([, style = '']) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
  );

/** Writes a site of floors that this school's server can serve: the pages, and the styles and fonts of both schools. */
export async function buildFloors(schools: ComparedSchool[], pages: MeasuredPage[], folder: string) {
  const site = join(folder, 'site');
  const files: Record<string, string> = {};
  const styleHashes = new Set<string>();
  const browser = await openBrowser();
  try {
    for (const school of schools) {
      const isAsset = (path: string) => !['.html', '.json'].includes(extname(path));
      await cp(join(school.folder, 'dist/site'), site, { recursive: true, filter: isAsset });
      const { session } = await createLearner(school.origin);
      for (const page of pages) {
        const context = await openPhone(browser);
        const tab = await openPage(context);
        if (!page.isPublic) await storeSession(tab, session);
        await tab.goto(school.origin + page.path, { waitUntil: 'networkidle' });
        await tab.locator('main h1').waitFor();
        const styled = await tab.evaluate(styledHtml);
        const plain = plainPage(await tab.title(), await tab.evaluate(plainHtml));
        for (const [floor, html] of Object.entries({ styled, plain })) {
          const file = `floor-${Object.keys(files).length}.html`;
          files[floorPath(school, page, floor as Floor)] = file;
          await writeFile(join(site, file), html);
        }
        for (const hash of hashesOf(styled)) styleHashes.add(hash);
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  const manifest = JSON.parse(await readFile('dist/pages.json', 'utf8')) as object;
  const [notFound] = Object.values(files);
  const texts = { '/robots.txt': 'robots.txt' };
  const floors = {
    // The server counts as started once `/` answers.
    pages: { '/': notFound, ...files },
    queryPages: [],
    missing: {},
    notFound,
    texts,
    styleHashes: [...styleHashes],
  };
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ ...manifest, ...floors }));
}

/**
 * Runs in the page: its readable text as plain HTML, without classes, pictures or scripts. Playwright sends it as
 * text, so it may use nothing outside itself.
 */
function plainHtml(): string {
  const kept = new Set(
    'H1 H2 H3 H4 P UL OL LI A TABLE THEAD TBODY TR TH TD PRE CODE BLOCKQUOTE STRONG EM HEADER MAIN FOOTER NAV SECTION ARTICLE ASIDE FORM LABEL BUTTON'.split(
      ' ',
    ),
  );
  const escape = (text: string) =>
    text.replace(
      /[&<>"]/g,
      (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? '',
    );

  const write = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return escape(node.textContent ?? '');
    if (!(node instanceof HTMLElement) || node.tagName === 'SCRIPT') return '';
    if (!node.checkVisibility({ visibilityProperty: true })) return '';
    if (node instanceof HTMLInputElement) {
      return `<input type="${node.type}" placeholder="${escape(node.placeholder)}">`;
    }
    const inner = [...node.childNodes].map(write).join('');
    const name = node.tagName.toLowerCase();
    if (node instanceof HTMLAnchorElement) return `<a href="${escape(node.href)}">${inner}</a>`;
    if (kept.has(node.tagName)) return `<${name}>${inner}</${name}>`;
    if (inner.trim() === '') return '';
    return getComputedStyle(node).display.startsWith('inline') ? inner : `<div>${inner}</div>`;
  };
  return write(document.getElementById('root') ?? document.body);
}

/** Runs in the page: the final document without its scripts. */
function styledHtml(): string {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  const doing = 'script, template, noscript, link:not([rel=stylesheet], [rel=icon]), style:empty';
  for (const element of page.querySelectorAll(doing)) element.remove();
  // Scripts would render these islands again.
  for (const element of page.querySelectorAll('[data-props]')) element.removeAttribute('data-props');
  return `<!doctype html>\n${page.outerHTML}`;
}
