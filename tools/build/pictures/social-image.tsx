import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHeading, type HeadingPart } from '#tools/build/heading.ts';
import { drawingPackages, keptFile } from './kept-file.ts';

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
    ['public/favicon.svg', 'tools/build/pictures/social-image.tsx', ...drawingPackages].map((path) =>
      readFile(join(root, path), 'utf8'),
    ),
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

/** The light theme of src/ui/tokens.css: a picture cannot follow the reader's theme. */
const paper = '#faf8f3';
const ink = '#17181c';
const inkSoft = '#4c505b';
const accent = '#2b3fd6';
const marker = '#ffe16b';

const stroke = `linear-gradient(to bottom, transparent 26%, ${marker} 26%, ${marker} 92%, transparent 92%)`;
const headingFont = { fontFamily: 'Bricolage Grotesque', color: ink } as const;

interface SocialCardProps {
  parts: HeadingPart[];
  siteName: string;
  tagline: string;
  /** The logo's SVG. */
  logo: string;
}

/** A page of the notebook: paper, the blue margin, a heading with highlighted words. */
function SocialCard({ parts, siteName, tagline, logo }: SocialCardProps) {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  const fontSize = length > 70 ? 72 : length > 45 ? 84 : 100;
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: paper }}>
      <div style={{ flexShrink: 0, width: 14, height: '100%', background: accent }} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flexGrow: 1,
          padding: '64px 84px 60px 86px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <img
            src={`data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`}
            width={72}
            height={72}
          />
          <div style={{ ...headingFont, marginLeft: 22, fontSize: 44 }}>{siteName}</div>
        </div>
        <div style={{ ...headingFont, display: 'flex', flexWrap: 'wrap', fontSize }}>
          <Words parts={parts} gap={fontSize * 0.24} />
        </div>
        <div style={{ fontFamily: 'Figtree', fontSize: 32, color: inkSoft }}>{tagline}</div>
      </div>
    </div>
  );
}

/** Lines break between boxes: one per word, and one per highlighted run, so that its stroke never breaks. */
function Words({ parts, gap }: { parts: HeadingPart[]; gap: number }) {
  const boxes = parts.flatMap(({ text, isMarked }) =>
    (isMarked ? [text] : text.split(/(?<=\s)/)).map((words) => ({ words, isMarked })),
  );
  return boxes.map(({ words, isMarked }, index) => (
    <div
      key={index}
      style={{
        lineHeight: 1.14,
        letterSpacing: '-0.02em',
        // A full stop right after a highlighted word stays with it.
        marginRight: /\s$/.test(words) ? gap : 0,
        ...(isMarked ? { backgroundImage: stroke, padding: '0 8px', margin: '0 -8px' } : {}),
      }}
    >
      {words.trim()}
    </div>
  ));
}
