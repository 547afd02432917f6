import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { Company } from '#tools/content/rules/company-schema.ts';
import { DeliveryNoteForm } from './delivery-note-form.tsx';

const width = 1200;
const height = 1020;

export async function deliveryNoteSvg(company: Company): Promise<string> {
  const font = async (name: string, family: string, weight: 500 | 700) => ({
    name,
    weight,
    data: await readFile(`node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
  });
  const fonts = await Promise.all([
    font('Figtree', 'figtree', 500),
    font('Bricolage Grotesque', 'bricolage-grotesque', 700),
  ]);
  return satori(<DeliveryNoteForm company={company} />, { width, height, fonts });
}

/** What a picture was drawn from. Pixels may differ between processors, so this is what a test compares. */
export const stampOf = (svg: string): string => `Source\0${createHash('sha256').update(svg).digest('hex')}`;

/** The delivery note as a picture, with its stamp as a note inside the file. */
export async function deliveryNotePng(company: Company): Promise<Uint8Array> {
  const svg = await deliveryNoteSvg(company);
  const png = new Resvg(svg).render().asPng();
  const beforeEnd = png.length - 12;
  return Buffer.concat([png.subarray(0, beforeEnd), textChunk(stampOf(svg)), png.subarray(beforeEnd)]);
}

/** A tEXt chunk as the PNG specification lays it out: length, type, data, checksum. */
function textChunk(text: string): Buffer {
  const body = Buffer.from(`tEXt${text}`, 'latin1');
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value >>> 0);
    return bytes;
  };
  return Buffer.concat([number(body.length - 4), body, number(crc32(body))]);
}
