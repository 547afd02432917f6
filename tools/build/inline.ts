import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/;

const webFont = /@font-face\{[^}]*url\([^}]*\}/g;

/**
 * Puts the style sheet into the template itself: the first paint then waits for the HTML and nothing else. After that
 * the app changes pages without asking for another document. Web fonts stand apart: src/boot switches them on.
 */
export async function inlineStyles(template: string, folder: string): Promise<string> {
  const [link, file] = stylesheet.exec(template) ?? [];
  if (!link || !file) throw new Error('index.html links no style sheet');
  const path = join(folder, file);
  const styles = (await readFile(path, 'utf8')).trim();
  if (styles.includes('</style')) throw new Error(`${file} would end its own element`);
  await rm(path);
  const fonts = (styles.match(webFont) ?? []).join('');
  const elements = `<style id="fonts" media="not all">${fonts}</style><style>${styles.replace(webFont, '')}</style>`;
  // Before the scripts, which look for them.
  return template.replace(link, '').replace('<script>', () => `${elements}<script>`);
}

/** For the Content-Security-Policy: the hash of each script or style sheet that stands in the HTML itself. */
export function inlineHashes(template: string, element: 'script' | 'style'): string[] {
  const contents = template.matchAll(
    new RegExp(`<${element}(?: id="fonts" media="not all")?>([\\s\\S]*?)</${element}>`, 'g'),
  );
  return [...contents].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
