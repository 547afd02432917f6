import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findPersonalData } from './find-personal-data.ts';

const folder = join(process.cwd(), 'content');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:md|yaml)$/.test(name))
  .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }));

/** The words of a YAML file without its keys (`password: …`), which learners do not see. */
const wordsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(wordsIn);

const { contact } = parse(readFileSync(join(folder, 'site.yaml'), 'utf8')) as {
  contact: { email: string; whatsapp: { number: string } };
};

test.each(files)('nothing in $name raises a false alarm', ({ name, source }) => {
  const texts = name.endsWith('.yaml') ? wordsIn(parse(source)) : [source];
  const ownContacts = [contact.email, contact.whatsapp.number];
  expect(texts.flatMap((text) => findPersonalData(text, ownContacts).map(({ value }) => value))).toEqual([]);
});

test('the test reads lessons, prompts, GPTs and pages', () => {
  for (const part of ['lessons/', 'prompts/', 'gpts/', 'pages/'])
    expect(files.filter(({ name }) => name.startsWith(part)).length).toBeGreaterThan(4);
});
