import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The rule, the file, its import, and the lint message. */
const forbidden: [rule: string, file: string, source: string, message: string][] = [
  ['lib may not draw', 'src/lib/dates.ts', '#ui/button.tsx', 'lib/ is the lowest layer'],
  ['lib may not read content', 'src/lib/dates.ts', '#content.ts', 'lib/ is the lowest layer'],
  ['ui may not know features', 'src/ui/button.tsx', '#features/auth/session.ts', 'only draws'],
  [
    'ui may not call the backend',
    'src/ui/button.tsx',
    '#lib/backend/supabase.ts',
    'Only features talk to the backend',
  ],
  [
    'a feature may not use another',
    'src/features/auth/session.ts',
    '#features/notebook/notes.tsx',
    'never imports another',
  ],
  ['a feature may not use pages', 'src/features/auth/session.ts', '#pages/auth.tsx', 'never imports another'],
  [
    'a feature may not use islands',
    'src/features/auth/session.ts',
    '#islands/runtime.ts',
    'never imports another',
  ],
  [
    'a feature may not use the shell',
    'src/features/auth/session.ts',
    '#shell/messages.ts',
    'never imports another',
  ],
  [
    'a feature may not use a kind of exercise',
    'src/features/auth/session.ts',
    '#practice/kinds.ts',
    'never imports another',
  ],
  [
    'a kind of exercise may not use another',
    'src/practice/hunt/hunt-list.tsx',
    '#practice/review/schedule.ts',
    'another kind',
  ],
  [
    'a kind of exercise may not use pages',
    'src/practice/hunt/hunt-list.tsx',
    '#pages/auth.tsx',
    'another kind',
  ],
  [
    'the browser code of a kind may not use its documents',
    'src/practice/hunt/hunt-list.tsx',
    './hunt-document.tsx',
    'never reaches the browser',
  ],
  [
    'islands may not use the documents of a kind',
    'src/islands/registry.ts',
    '#practice/hunt/documents.tsx',
    'never reaches the browser',
  ],
  ['a page may not call the backend', 'src/pages/auth.tsx', '@supabase/supabase-js', 'Only features talk'],
  [
    'the shell may not call the backend',
    'src/shell/main.ts',
    '#lib/backend/supabase.ts',
    'Only features talk',
  ],
  ['a page may not use the server', 'src/pages/auth.tsx', '#server/settings.ts', 'nothing else'],
  [
    'the test of a page may not use e2e',
    'src/pages/auth.test.tsx',
    '#e2e/support/learner.ts',
    'nothing else',
  ],
  ['documents may not use the server', 'src/documents/draw-page.tsx', '#server/settings.ts', 'nothing else'],
  ['islands may not use the bench', 'src/islands/runtime.ts', '#bench/common/table.ts', 'nothing else'],
  ['boot may not use lib', 'src/boot/boot.ts', '#lib/dates.ts', 'before any other code'],
  ['boot may not use the shell', 'src/boot/boot.ts', '#shell/messages.ts', 'before any other code'],
  ['boot may not use tools', 'src/boot/boot.ts', '#tools/build.ts', 'nothing else'],
  ['content.ts may not use lib', 'src/content.ts', '#lib/dates.ts', 'only opens content/'],
  ['the server may not use src', 'server/http/app.ts', '#lib/env.ts', 'server/ and src/ share'],
  [
    'the server may not use features',
    'server/http/app.ts',
    '#features/auth/session.ts',
    'server/ and src/ share',
  ],
  ['the server may not draw documents', 'server/http/app.ts', '#documents/draw-page.tsx', 'server/ and src/'],
  ['tools may not use lib', 'tools/build/texts.ts', '#lib/env.ts', 'belongs in common/'],
  ['common may not use lib', 'common/fold.ts', '#lib/env.ts', 'below everything else'],
  ['tools may not use documents', 'tools/budget.ts', '#documents/draw-page.tsx', 'never reaches the browser'],
  [
    'the shell may not use documents',
    'src/shell/main.ts',
    '#documents/draw-page.tsx',
    'never reaches the browser',
  ],
  [
    'a demo may not use another',
    'src/features/demo/chat/chat.ts',
    '#features/demo/roadmap/project.ts',
    'never imports another',
  ],
  [
    'no import climbs folders',
    'src/practice/workshop/workshop-page.tsx',
    '../practica.tsx',
    'Write other folders as #layer',
  ],
  [
    'no import of tools climbs folders',
    'tools/build/texts.ts',
    '../build.ts',
    'Write other folders as #layer',
  ],
];

const allowed: [file: string, source: string][] = [
  ['src/ui/toaster.tsx', '#lib/toasts.ts'],
  ['src/features/auth/actions.ts', '#lib/backend/supabase.ts'],
  ['src/features/auth/actions.ts', '#features/auth/session.ts'],
  ['src/features/auth/actions.ts', '#content.ts'],
  ['src/pages/auth.tsx', '#features/auth/actions.ts'],
  ['src/pages/home.test.tsx', '#documents/draw-page.tsx'],
  ['src/islands/registry.ts', '#pages/auth.tsx'],
  ['src/shell/main.ts', '#islands/runtime.ts'],
  ['src/shell/main.ts', '#documents/why.css'],
  ['src/pages/practica.tsx', '#practice/kinds.ts'],
  ['src/practice/hunt/hunt-list.tsx', '#features/filling/put-back.tsx'],
  ['src/practice/hunt/documents.tsx', '#documents/island.tsx'],
  ['src/practice/hunt/documents.tsx', './hunt-document.tsx'],
  ['src/practice/hunt/hunt-list.test.tsx', '#pages/testing/open-page.tsx'],
  ['src/documents/draw-page.tsx', '#shell/page-frame.tsx'],
  ['src/documents/draw-page.tsx', '#islands/registry.ts'],
  ['src/content.ts', '#common/lesson-tree.ts'],
  ['server/http/app.ts', '#tools/ensure-built.ts'],
  ['tools/build/texts.ts', '#common/page-slots.ts'],
  ['tools/build/bundle.ts', '#documents/draw-page.tsx'],
];

/** Type imports are erased before the code runs. */
const allowedTypes: typeof allowed = [['src/boot/main.ts', '#lib/boot.ts']];

const root = process.cwd();
let folder: string;
let found: { filename: string; code: string; message: string; help?: string }[];

/** Lints all cases in one run, in a folder laid out like ours; layers need no types. */
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
  for (const [name, source] of allowedTypes)
    await writeFile(join(folder, name), `import type { Some } from '${source}';\n`);
  const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;
  const args = ['--import', tsx, join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json'];
  const output = await new Promise<string>((resolve) => {
    // The error only says that the linter found something and so exited with 1.
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

test.each([...allowed, ...allowedTypes])('%s may import %s', (name, source) => {
  expect(messagesAbout(name, source)).toEqual([]);
});
