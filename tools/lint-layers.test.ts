import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
  ['nor may its way in for the build', 'src/app/entry-server.tsx', '#server/settings.ts', 'nothing else'],
  ['nor its tests', 'src/app/routes.test.tsx', '#e2e/support/learner.ts', 'nothing else'],
  ['the app may not use the bench', 'src/app/routes.tsx', '#bench/common/table.ts', 'nothing else'],
  ['what runs first may not wait for the app', 'src/boot/boot.ts', '#lib/dates.ts', 'before the app'],
  ['what runs first may not use tools', 'src/boot/boot.ts', '#tools/build.ts', 'nothing else'],
  ['the door to content leads nowhere else', 'src/content.ts', '#lib/dates.ts', 'only opens content/'],
  ['the server may not use the app', 'server/http/app.ts', '#lib/env.ts', 'server/ and src/ share'],
  [
    'the server may not use features',
    'server/http/app.ts',
    '#features/auth/guard.ts',
    'server/ and src/ share',
  ],
  ['the server may not draw documents', 'server/http/app.ts', '#documents/documents.tsx', 'server/ and src/'],
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
  ['src/app/entry-server.tsx', '#documents/documents.tsx'],
  ['src/content.ts', '#tools/content/lesson/lesson-tree.ts'],
  ['server/http/app.ts', '#tools/ensure-built.ts'],
  ['tools/build/head.ts', '#lib/env.ts'],
];

const root = process.cwd();
let folder: string;
let found: { filename: string; code: string; message: string; help?: string }[];

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
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await appendFile(file, `import '${source}';\n`);
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
    .filter(({ filename, message }) => filename === name && message.includes(`'${source}'`))
    .map(({ code, message, help }) => `${code}: ${message} ${help ?? ''}`);

test.each(forbidden)('%s', (_rule, name, source, message) => {
  const messages = messagesAbout(name, source).join('\n');
  expect(messages).toContain('no-restricted-imports');
  expect(messages).toContain(message);
});

test.each(allowed)('%s may import %s', (name, source) => {
  expect(messagesAbout(name, source)).toEqual([]);
});
