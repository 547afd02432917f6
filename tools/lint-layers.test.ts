import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What it is about, the file, what it imports, and what it is told. */
const forbidden: [rule: string, file: string, source: string, message: string][] = [
  ['lib may not draw', 'src/lib/dates.ts', '#ui/button.tsx', 'lib/ is the lowest layer'],
  ['lib may not read content', 'src/lib/dates.ts', '#content.ts', 'lib/ is the lowest layer'],
  ['ui may not know features', 'src/ui/button.tsx', '#features/auth/session.tsx', 'only draws'],
  [
    'ui may not call the backend',
    'src/ui/button.tsx',
    '#lib/backend/supabase.ts',
    'Only features talk to the backend',
  ],
  [
    'a feature may not use another',
    'src/features/auth/guard.ts',
    '#features/theme/theme.tsx',
    'never imports another',
  ],
  ['a feature may not use the app', 'src/features/auth/guard.ts', '#app/routes.tsx', 'never imports another'],
  ['the app may not call the backend', 'src/app/routes.tsx', '@supabase/supabase-js', 'Only features talk'],
  ['the app may not use the server', 'src/app/routes.tsx', '#server/settings.ts', 'nothing else'],
  ['the server may not use the app', 'server/http/app.ts', '#lib/env.ts', 'server/ and src/ share'],
  [
    'the server may not use features',
    'server/http/app.ts',
    '#features/auth/guard.ts',
    'server/ and src/ share',
  ],
  [
    'the browser gets no document as code',
    'src/app/document-page.tsx',
    '#documents/documents.tsx',
    'never reaches the browser',
  ],
  [
    'a demo may not use another',
    'src/features/demo/chat/chat.ts',
    '#features/demo/roadmap/project.ts',
    'never imports another',
  ],
  ['nobody climbs folders', 'src/app/pages/home.tsx', '../routes.tsx', 'Write other folders as #layer'],
  ['tools do not climb either', 'tools/build/html.ts', '../build.ts', 'Write other folders as #layer'],
];

const allowed: [file: string, source: string][] = [
  ['src/ui/toaster.tsx', '#lib/toasts.ts'],
  ['src/features/auth/guard.ts', '#lib/backend/supabase.ts'],
  ['src/features/auth/guard.ts', '#features/auth/session.tsx'],
  ['src/features/auth/guard.ts', '#content.ts'],
  ['src/app/routes.tsx', '#features/auth/guard.ts'],
  ['server/http/app.ts', '#tools/ensure-built.ts'],
  ['tools/build/head.ts', '#lib/env.ts'],
];

const root = process.cwd();
let folder: string;
let found: { filename: string; code: string; message: string; help?: string }[];

/** Each import stands in a file of its own, beside the file that it is about. */
const fileOf = (name: string, source: string) =>
  join(dirname(name), `${source.replace(/\W+/g, '-')}-${basename(name)}`);

/** One run for all of them, in a folder that is laid out as ours; layers need no types. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aplica-ia-lint-'));
  const config = JSON.stringify(join(root, 'oxlint.config.ts'));
  await writeFile(
    join(folder, 'oxlint.config.ts'),
    `import config from ${config};\nexport default { ...config, options: {} };\n`,
  );
  const imports = [...forbidden.map(([, name, source]) => [name, source] as const), ...allowed];
  for (const [name, source] of imports) {
    const file = join(folder, fileOf(name, source));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `import '${source}';\n`);
  }
  const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;
  const args = ['--import', tsx, join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json'];
  const output = await new Promise<string>((resolve) => {
    // What it finds is also told by the exit code.
    execFile(process.execPath, args, { cwd: folder }, (_error, stdout) => resolve(stdout));
  });
  found = (JSON.parse(output) as { diagnostics: typeof found }).diagnostics;
});
afterAll(() => rm(folder, { recursive: true }));

const messagesAbout = (name: string, source: string) =>
  found
    .filter(({ filename }) => filename === fileOf(name, source))
    .map(({ code, message, help }) => `${code}: ${message} ${help ?? ''}`);

test.each(forbidden)('%s', (_rule, name, source, message) => {
  const messages = messagesAbout(name, source).join('\n');
  expect(messages).toContain('no-restricted-imports');
  expect(messages).toContain(message);
});

test.each(allowed)('%s may import %s', (name, source) => {
  expect(messagesAbout(name, source)).toEqual([]);
});
