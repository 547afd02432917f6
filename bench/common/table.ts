type Cell = string | number;

const row = (cells: Cell[]) => `| ${cells.join(' | ')} |`;

/** Markdown; the first column is text, the others are figures. */
export function table(head: string[], rows: Cell[][]): string {
  const alignment = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [row(head), row(alignment), ...rows.map(row)].join('\n');
}

export interface Goal {
  goal: string;
  measured: string;
  isMet: boolean;
}

export const goalTable = (goals: Goal[]) =>
  table(
    ['goal', 'measured', 'met'],
    goals.map(({ goal, measured, isMet }) => [goal, measured, isMet ? 'yes' : '**no**']),
  );

export const ms = (value: number) => String(Math.round(value));
export const kB = (bytes: number) => (bytes / 1000).toFixed(1);
export const times = (ratio: number) => ratio.toFixed(2);
