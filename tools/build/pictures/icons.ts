import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Sizes that browsers and phones request, drawn from public/favicon.svg. */
const sizes = [180, 192, 512];

export const iconFiles = ['favicon.ico', ...sizes.map((size) => `icon-${size}.png`)];

/** Phones round the corners themselves and fill transparent ones with black, so the sheet must reach the edges. */
const fullBleed = (svg: string) => svg.replace(' rx="7"', '');

export async function drawIcon(root: string, file: string): Promise<Buffer> {
  const svg = await readFile(join(root, 'public/favicon.svg'), 'utf8');
  if (file === 'favicon.ico') return wrapAsIco(await drawPng(svg, 32), 32);
  return drawPng(fullBleed(svg), Number(/\d+/.exec(file)?.[0]));
}

async function drawPng(svg: string, size: number): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** An .ico file is a small header in front of a PNG: one picture, size, 32 bits per pixel, length, offset. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
