import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findPersonalData } from './find-personal-data.ts';

type Table = Record<string, Record<string, string[]>>;
const table = parse(
  readFileSync(join(process.cwd(), 'common/personal-data/find-personal-data.cases.yaml'), 'utf8'),
) as Table;

for (const [group, cases] of Object.entries(table)) {
  describe(group, () => {
    test.each(Object.entries(cases))('%s', (text, expected) => {
      const found = findPersonalData(text);
      expect(found.map(({ kind, value }) => `${kind} ${value}`)).toEqual(expected);
      for (const { value, start, end } of found) expect(text.slice(start, end)).toBe(value);
    });
  });
}

test("the school's own public contact is not personal data", () => {
  const text = 'Escribe a hola@escuela.es o al +34 612 345 678';
  expect(findPersonalData(text, ['Hola@escuela.es', '+34612345678'])).toEqual([]);
  expect(findPersonalData(text)).toHaveLength(2);
});
