import { median } from './statistics.ts';
import { ms, table, times } from './table.ts';

/** One school's values of each figure, by round. */
export type Samples<Figure extends string> = Partial<Record<Figure, number[]>>;

export interface Column<Figure extends string> {
  title: string;
  of: (middle: (figure: Figure) => number) => number;
  print: (value: number) => string;
  /** Also shows this figure's smallest and largest value. */
  range?: Figure;
}

/** The median of all rounds; NaN without values. */
export const middleOf =
  <Figure extends string>(samples: Samples<Figure>) =>
  (figure: Figure): number =>
    median(samples[figure] ?? []);

const cell = (value: number, print: (value: number) => string) =>
  Number.isFinite(value) ? print(value) : '–';

/** A row per school and, if there are two, one with each figure's ratio. */
export function comparedTable<Figure extends string>(
  what: string,
  columns: Column<Figure>[],
  rows: { name: string; schools: Samples<Figure>[] }[],
): string {
  const describe = (samples: Samples<Figure>) =>
    columns.map(({ of, print, range }) => {
      const values = (range && samples[range]) ?? [];
      const spread = values.length > 1 ? ` (${ms(Math.min(...values))}–${ms(Math.max(...values))})` : '';
      return cell(of(middleOf(samples)), print) + spread;
    });
  const body = rows.flatMap(({ name, schools: [here = {}, there] }) => {
    if (!there) return [[name, ...describe(here)]];
    const ratios = columns.map(({ of }) => cell(of(middleOf(here)) / of(middleOf(there)), times));
    return [
      [`${name} here`, ...describe(here)],
      [`${name} against`, ...describe(there)],
      [`${name} *ratio*`, ...ratios],
    ];
  });
  return table([what, ...columns.map(({ title }) => title)], body);
}
