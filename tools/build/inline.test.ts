import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inlineHashes, inlineStyles } from './inline.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'))));
afterEach(() => rm(folder, { recursive: true }));

const template = '<head><script>a()</script><link rel="stylesheet" crossorigin href="/style.css"></head>';
const font = '@font-face{font-family:A;src:url(/a.woff2)format("woff2")}';

test('the style sheet moves into the page, its fonts apart and switched off', async () => {
  await writeFile(join(folder, 'style.css'), `${font}a::after{content:"$&"}\n`);
  const page = await inlineStyles(template, folder);
  expect(page).toBe(
    `<head><style id="fonts" media="not all">${font}</style><style>a::after{content:"$&"}</style><script>a()</script></head>`,
  );
  expect(inlineHashes(page, 'style')).toHaveLength(2);
  expect(await readdir(folder)).toEqual([]);
});

test('a page without styles, or styles that would end their element, stop the build', async () => {
  await expect(inlineStyles('<head></head>', folder)).rejects.toThrow('links no style sheet');
  await writeFile(join(folder, 'style.css'), '/* </style> */');
  await expect(inlineStyles(template, folder)).rejects.toThrow('would end its own element');
});

test('only what stands in the page itself gets a hash', () => {
  const page =
    '<style>b{}</style><script>a()</script><script type="module" src="/x.js"></script><script type="application/json">{}</script>';
  expect(inlineHashes(page, 'script')).toEqual(['sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=']);
  expect(inlineHashes(page, 'style')).toHaveLength(1);
});
