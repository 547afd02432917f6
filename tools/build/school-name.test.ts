import { expect, it } from 'vitest';
import { saidIn } from '#tools/testing/school-words.ts';

it('only content/site.yaml says what the school is called, who runs it and how to reach it', () => {
  const isTest = (file: string) => /\.test\.|\.cases\.|\/testing\//.test(file);
  const folders = [
    'common',
    'content',
    'public',
    'server',
    'src',
    'supabase/config.toml',
    'supabase/templates',
    'tools',
  ];
  expect(saidIn(folders, (file) => file !== 'content/site.yaml' && !isTest(file))).toEqual([]);
});
