import { expect, test } from 'vitest';
import { webManifest } from '#tools/build/plugins/site-files-plugin.ts';
import { drawIcon } from './icons.ts';

const root = process.cwd();
const pngSignature = '89504e470d0a1a0a';

test('icons are drawn in the size of their name', async () => {
  const png = await drawIcon(root, 'icon-192.png');
  expect(png.subarray(0, 8).toString('hex')).toBe(pngSignature);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([192, 192]);
});

test('the .ico file holds one PNG where its header says', async () => {
  const ico = await drawIcon(root, 'favicon.ico');
  const length = ico.readUInt32LE(14);
  const offset = ico.readUInt32LE(18);
  expect(ico.readUInt16LE(4)).toBe(1);
  expect(offset + length).toBe(ico.length);
  expect(ico.subarray(offset, offset + 8).toString('hex')).toBe(pngSignature);
});

test('the web manifest carries the name of the school', () => {
  expect(webManifest(root)).toMatchObject({ short_name: 'Aplica IA', lang: 'es', start_url: '/' });
});
