import { expect, it } from 'vitest';
import { schoolWordsIn } from '#tools/testing/school-words.ts';

it('only content/site.yaml contains the name, agency and contact of the school', () => {
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
  expect(schoolWordsIn(folders, (file) => file !== 'content/site.yaml' && !isTest(file))).toEqual([]);
});
