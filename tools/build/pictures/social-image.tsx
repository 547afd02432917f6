import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHeading } from '#tools/build/heading.ts';
import { drawingPackages, keptFile } from './kept-file.ts';
import { SocialCard } from './social-card.tsx';

const width = 1200;
const height = 630;

interface SocialImage {
  root: string;
  siteName: string;
  tagline: string;
  /** The rendered page; the picture shows its heading. */
  html: string;
  title: string;
}

/**
 * The picture that social networks show for a page. Drawing is slow, so .cache/ keeps it under a hash of all its
 * inputs; its address contains that hash because networks never fetch an address twice.
 */
export async function socialImage({ root, siteName, tagline, html, title }: SocialImage) {
  const heading = readHeading(html);
  const parts = heading.length > 0 ? heading : [{ text: title, isMarked: false }];
  const sources = await Promise.all(
    [
      'public/favicon.svg',
      'tools/build/pictures/social-card.tsx',
      'tools/build/pictures/social-image.tsx',
      ...drawingPackages,
    ].map((path) => readFile(join(root, path), 'utf8')),
  );
  const hash = createHash('sha256')
    .update(JSON.stringify([parts, siteName, tagline, sources]))
    .digest('hex');
  const [logo = ''] = sources;
  const data = await keptFile(join(root, `.cache/social/${hash}.png`), () =>
    draw(root, <SocialCard {...{ parts, siteName, tagline, logo }} />),
  );
  return { file: `assets/social-${hash.slice(0, 10)}.png`, data };
}

async function draw(root: string, card: React.ReactNode): Promise<Buffer> {
  const [{ default: satori }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  const font = async (name: string, family: string, weight: 500 | 700) => ({
    name,
    weight,
    data: await readFile(
      join(root, `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
    ),
  });
  const fonts = await Promise.all([
    font('Bricolage Grotesque', 'bricolage-grotesque', 700),
    font('Figtree', 'figtree', 500),
  ]);
  const svg = await satori(card, { width, height, fonts });
  return new Resvg(svg).render().asPng();
}
