import type { MigrationSession } from '#server/database/migrations.ts';
import { StartError } from '#server/start-error.ts';

const modules = [1, 2, 3, 4, 5, 6];

/** Counts alone: a week of one learner says that one learner signed up, and never which. */
export interface WeekFigures {
  /** ISO week, in UTC: `2026-W46`. */
  week: string;
  signUps: number;
  confirmed: number;
  /** Completions of modules 1 to 6. */
  modules: number[];
}

/** Every week from the first event to the last, also those in which nothing happened. */
const query = `
  with events as (
    select created_at as at, 'sign-up' as what from auth.users where created_at is not null
    union all
    select confirmed_at, 'confirmation' from auth.users where confirmed_at is not null
    union all
    select completed_at, 'module ' || module_number from public.module_progress
  ), dated as (
    select date_trunc('week', at at time zone 'UTC') as monday, what from events
  ), weeks as (
    select generate_series(min(monday), max(monday), interval '7 days') as monday from dated
  )
  select
    to_char(monday, 'IYYY-"W"IW') as week,
    count(*) filter (where what = 'sign-up')::int as sign_ups,
    count(*) filter (where what = 'confirmation')::int as confirmed,
    ${modules.map((number) => `count(*) filter (where what = 'module ${number}')::int as module_${number}`).join(',\n    ')}
  from weeks left join dated using (monday)
  group by monday order by monday`;

export async function readFigures({ query: ask }: Pick<MigrationSession, 'query'>): Promise<WeekFigures[]> {
  const [found] = await ask(`select to_regclass('public.module_progress')::text as progress`, []);
  if (!found?.progress)
    throw new StartError('La base de datos no tiene las tablas de la escuela: arráncala una vez antes.');
  return (await ask(query, [])).map((row) => ({
    week: String(row.week),
    signUps: Number(row.sign_ups),
    confirmed: Number(row.confirmed),
    modules: modules.map((number) => Number(row[`module_${number}`])),
  }));
}

const cells = ({ week, signUps, confirmed, modules: done }: WeekFigures) =>
  [week, signUps, confirmed, ...done].map(String);

export function figuresAsCsv(weeks: WeekFigures[]): string {
  const head = ['semana', 'registros', 'cuentas_confirmadas', ...modules.map((number) => `modulo_${number}`)];
  return [head, ...weeks.map(cells)].map((row) => row.join(',')).join('\n');
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export function figuresAsTable(weeks: WeekFigures[]): string {
  if (weeks.length === 0) return 'Todavía no hay registros ni módulos completados.';
  const head = ['Semana', 'Registros', 'Confirmadas', ...modules.map((number) => `M${number}`)];
  const total: WeekFigures = {
    week: 'Total',
    signUps: sum(weeks.map(({ signUps }) => signUps)),
    confirmed: sum(weeks.map(({ confirmed }) => confirmed)),
    modules: modules.map((_, index) => sum(weeks.map((week) => week.modules[index] ?? 0))),
  };
  const rows = [head, ...[...weeks, total].map(cells)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const aligned = (row: string[]) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
  return rows.map((row) => aligned(row).join('  ')).join('\n');
}
