import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawingReader, figureNames } from '#tools/content/figures/figures.ts';
import { openContent } from '#tools/content/content.ts';
import { wordFiles } from '#tools/content/words.ts';
import { drawingStyle, lightColours, withoutVariables } from './figure-style.ts';
import { drawingPackages, keptFile } from './kept-file.ts';
import { woffToTrueType } from './woff.ts';

const pictureWidth = 1600;

/** The drawing's place on its sheet, in pixels: beside the title, or below it when wide. */
const places = {
  narrow: { x: 714, top: 64, bottom: 64, width: 820 },
  wide: { x: 87, top: 168, bottom: 132, width: 1440 },
};

/** Addresses of the pictures of all drawings, without the leading slash. */
export const figurePictures = (root: string) =>
  figureNames(openContent(root)).map((name) => `figuras/${name}.png`);

/** A drawing as a picture for slides and chats. Drawing is slow, so .cache/ keeps it under a hash of all its inputs. */
export async function drawFigurePicture(root: string, file: string): Promise<Buffer> {
  const name = file.replace(/^figuras\/|\.png$/g, '');
  const content = openContent(root);
  const figure = drawingReader(content)(name);
  if (!figure) throw new Error(`There is no drawing for ${file}`);
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const sources = await Promise.all(
    [
      'src/documents/lesson/figure.css',
      'src/ui/tokens.css',
      'public/favicon.svg',
      'tools/build/pictures/figure-picture.tsx',
      'tools/build/pictures/figure-style.ts',
      'tools/build/pictures/woff.ts',
      ...drawingPackages,
    ].map(read),
  );
  const { name: siteName } = wordFiles.site.read(content);
  const hash = createHash('sha256')
    .update(JSON.stringify([figure, siteName, sources]))
    .digest('hex');
  return keptFile(join(root, `.cache/figures/${hash}.png`), () => {
    const [figureCss = '', tokensCss = '', logo = ''] = sources;
    const isWide = figure.phone !== undefined;
    return draw(root, { drawing: figure.drawing, isWide, figureCss, tokensCss, logo, siteName });
  });
}

interface Sheet {
  drawing: string;
  isWide: boolean;
  figureCss: string;
  tokensCss: string;
  logo: string;
  siteName: string;
}

async function draw(root: string, { drawing, isWide, figureCss, tokensCss, logo, siteName }: Sheet) {
  const [{ default: satori }, { renderAsync }, fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    fontFiles(root),
  ]);
  const colours = lightColours(tokensCss);
  const [, , width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(drawing)?.[1] ?? '').split(' ').map(Number);
  const [, fontSize = ''] = /^<svg[^>]* font-size="([^"]*)"/.exec(drawing) ?? [];
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(drawing) ?? [];
  const place = isWide ? places.wide : places.narrow;
  const scale = place.width / width;
  const sheetHeight = Math.max(Math.ceil(height * scale) + place.top + place.bottom, 560);
  const top = isWide ? place.top : (sheetHeight - height * scale) / 2;
  const sheet = await satori(<FigureCard {...{ title, siteName, logo, isWide, colours }} />, {
    width: pictureWidth,
    height: sheetHeight,
    fonts: [{ name: 'Bricolage Grotesque', weight: 700, data: await readFile(headingFont(root)) }],
  });
  const style = `<style>${drawingStyle(figureCss, colours)}</style>`;
  const inside = withoutVariables(drawing.replace(/^<svg[^>]*>|<\/svg>$/g, ''), colours);
  const group = `<g class="drawing" font-size="${fontSize}" transform="translate(${place.x} ${top}) scale(${scale})">${inside}</g>`;
  const image = await renderAsync(
    sheet.replace(/<\/svg>$/, () => `${style}${group}</svg>`),
    {
      font: { loadSystemFonts: false, fontFiles: fonts, defaultFontFamily: 'Figtree' },
    },
  );
  return image.asPng();
}

const woffFile = (root: string, family: string, weight: number) =>
  join(root, `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);

const headingFont = (root: string) => woffFile(root, 'bricolage-grotesque', 700);

let written: Promise<string[]> | undefined;

/** Writes the fonts as files that resvg can open, once for all pictures. */
function fontFiles(root: string): Promise<string[]> {
  const fonts = [headingFont(root), woffFile(root, 'figtree', 400), woffFile(root, 'figtree', 700)];
  written ??= Promise.all(
    fonts.map(async (font) => {
      const trueType = woffToTrueType(await readFile(font));
      const hash = createHash('sha256').update(trueType).digest('hex');
      const file = join(root, `.cache/fonts/${hash}.ttf`);
      await keptFile(file, () => trueType);
      return file;
    }),
  );
  return written;
}

interface FigureCardProps {
  title: string;
  siteName: string;
  /** The logo's SVG. */
  logo: string;
  isWide: boolean;
  colours: Record<string, string>;
}

/** The background of a drawing's picture: title, the school's name in a corner, room for the drawing. */
function FigureCard({ title, siteName, logo, isWide, colours }: FigureCardProps) {
  const name = (
    <div style={{ display: 'flex', alignItems: 'center', alignSelf: isWide ? 'flex-end' : 'flex-start' }}>
      <img src={`data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`} width={48} height={48} />
      <div style={{ marginLeft: 16, fontFamily: 'Bricolage Grotesque', fontSize: 32 }}>{siteName}</div>
    </div>
  );
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colours.paper ?? '',
        color: colours.ink ?? '',
      }}
    >
      <div style={{ flexShrink: 0, width: 14, height: '100%', background: colours.accent ?? '' }} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: isWide ? '100%' : 548,
          padding: isWide ? '52px 66px 44px' : '64px 0 56px 66px',
        }}
      >
        <div style={{ fontFamily: 'Bricolage Grotesque', fontSize: isWide ? 52 : 56, lineHeight: 1.12 }}>
          {title}
        </div>
        {name}
      </div>
    </div>
  );
}
