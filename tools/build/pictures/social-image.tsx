import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHeading } from '#tools/build/heading.ts';
import { SocialCard } from './social-card.tsx';

const width = 1200;
const height = 630;

interface SocialImage {
  root: string;
  siteName: string;
  tagline: string;
  /** The rendered page; its heading is what the picture says. */
  html: string;
  title: string;
}

/**
 * The picture that social networks show for a page. Drawing takes a moment, so it is kept in .cache/ by
 * everything that goes into it; the name carries that hash because networks never ask twice for one address.
 */
export async function socialImage({ root, siteName, tagline, html, title }: SocialImage) {
  const heading = readHeading(html);
  const parts = heading.length > 0 ? heading : [{ text: title, isMarked: false }];
  const logo = await readFile(join(root, 'public/favicon.svg'), 'utf8');
  const drawing = await readFile(join(root, 'tools/build/pictures/social-card.tsx'), 'utf8');
  const hash = createHash('sha256')
    .update(JSON.stringify([parts, siteName, tagline, logo, drawing]))
    .digest('hex');
  const cached = join(root, `.cache/social/${hash}.png`);
  const data = await readFile(cached).catch(async () => {
    const png = await draw(root, <SocialCard {...{ parts, siteName, tagline, logo }} />);
    await mkdir(join(root, '.cache/social'), { recursive: true });
    await writeFile(cached, png);
    return png;
  });
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
