import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { createSchoolSearch } from '#common/search/school-search.ts';
import { openContent } from '#tools/content/content.ts';
import { tradeSlugs } from '#tools/content/practice/trade/trades.ts';
import { readSchoolIndex } from './school-index.ts';

interface Asked {
  question: string;
  /** The addresses of the pages that answer it. */
  right: string[];
}

const byTrade = parse(readFileSync(new URL('questions.yaml', import.meta.url), 'utf8')) as Record<
  string,
  Asked[]
>;
const asked = Object.values(byTrade).flat();
const index = readSchoolIndex(openContent(process.cwd()));
const search = createSchoolSearch(index);

test('there are three questions for each trade, and their answers are places of the school', () => {
  expect(Object.keys(byTrade).sort()).toEqual([...tradeSlugs].sort());
  for (const questions of Object.values(byTrade)) expect(questions).toHaveLength(3);
});

test('at least 20 of the 24 questions have a right page among the first three', () => {
  const lines = asked.map(({ question, right }) => {
    const place = search(question).findIndex(({ to }) => right.includes(to)) + 1;
    return { question, place, isFound: place > 0 && place <= 3 };
  });
  const found = lines.filter(({ isFound }) => isFound).length;
  const missed = lines.filter(({ isFound }) => !isFound);
  console.log(
    [`${found} of ${asked.length} questions find a right page among the first three.`]
      .concat(missed.map(({ question, place }) => `  «${question}»: ${place || 'not found'}`))
      .join('\n'),
  );
  expect(found).toBeGreaterThanOrEqual(20);
});

test('the index that a page fetches stays below 15 kB as it travels', () => {
  expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThan(15_000);
});

test("every word of the school in content/sinonimos.yaml leads somewhere, and so do the learners' words", () => {
  for (const { school, learners } of index.synonyms)
    for (const said of [school, ...learners])
      expect(search(said).length, `«${said}» finds nothing`).toBeGreaterThan(0);
});
