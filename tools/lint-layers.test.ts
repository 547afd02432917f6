import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, expect, test } from 'vitest';

let eslint: ESLint;

beforeAll(async () => {
  // Layers need no types, and some of the files below do not exist.
  eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
  // The first file brings the whole configuration in, which takes a while on a busy machine.
  await eslint.lintText('', { filePath: 'src/lib/dates.ts' });
}, 60_000);

/** Messages about one import, as if it stood in that file. */
async function lintImport(filePath: string, source: string) {
  const [result] = await eslint.lintText(`import '${source}';\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test.each([
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
])('%s', async (_rule, filePath, source, message) => {
  const messages = await lintImport(filePath, source);
  expect(messages.join('\n')).toContain('no-restricted-imports');
  expect(messages.join('\n')).toContain(message);
});

test.each([
  ['src/ui/toaster.tsx', '#lib/toasts.ts'],
  ['src/features/auth/guard.ts', '#lib/backend/supabase.ts'],
  ['src/features/auth/guard.ts', '#features/auth/session.tsx'],
  ['src/features/auth/guard.ts', '#content.ts'],
  ['src/app/routes.tsx', '#features/auth/guard.ts'],
  ['server/http/app.ts', '#tools/ensure-built.ts'],
  ['tools/build/head.ts', '#lib/env.ts'],
])('%s may import %s', async (filePath, source) => {
  expect(await lintImport(filePath, source)).toEqual([]);
});
