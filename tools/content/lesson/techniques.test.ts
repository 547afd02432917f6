import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { openContent } from '#tools/content/content.ts';

const copy = <T>(page: string) => parse(openContent('.').read(`content/pages/${page}.yaml`)) as T;

/** The specification's «30+ técnicas» on /cursos is a claim that a visitor must be able to check. */
it('lists on /about at least as many techniques as /cursos announces, each group with its right number', () => {
  const { stats } = copy<{ stats: { value: string; label: string }[] }>('cursos');
  const { sections } = copy<{ sections: { title: string; paragraphs: string[] }[] }>('about');
  const groups = sections
    .find(({ title }) => title === 'Qué contamos como técnica')
    ?.paragraphs.flatMap((paragraph) => {
      const [, announced = '', list = ''] = /^[^:]+ \((\d+)\): (.*)\.$/.exec(paragraph) ?? [];
      return list ? [{ announced: Number(announced), names: list.split('; ') }] : [];
    });
  expect(groups).toHaveLength(6);
  for (const { announced, names } of groups ?? []) expect(names).toHaveLength(announced);
  const names = groups?.flatMap((group) => group.names) ?? [];
  expect(new Set(names).size).toBe(names.length);
  const promised = stats.find(({ label }) => label === 'técnicas')?.value;
  expect(promised).toBe('30+');
  expect(names.length).toBeGreaterThan(Number.parseInt(promised ?? '', 10));
});
