import { readFileSync } from 'node:fs';
import { median } from '#bench/common/statistics.ts';
import { goalTable, kB, ms, table, times, type Goal } from '#bench/common/table.ts';
import type { PageLoad } from './lighthouse-run.ts';
import type { MeasuredPage, Site } from './measured-pages.ts';

export interface Measured extends MeasuredPage {
  site: Site;
  origin: string;
  loads: PageLoad[];
  /** Loads that could not wait until the machine was quiet. */
  disturbed: number;
}

type Figure = Exclude<keyof PageLoad, 'failed'>;

const middle = ({ loads }: Measured, figure: Figure) => median(loads.map((load) => load[figure]));

function range({ loads }: Measured) {
  const values = loads.map(({ lcp }) => lcp);
  return `${ms(Math.min(...values))}–${ms(Math.max(...values))}`;
}

function loadTable(measured: Measured[]) {
  const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
  return table(
    [
      'page',
      'scores P/A/B/S',
      'FCP ms',
      'LCP ms',
      'LCP range',
      'TBT ms',
      'CLS',
      'all kB',
      'JS kB',
      'requests',
    ],
    measured.map((entry) => [
      `${entry.path} ${entry.site}`,
      scores.map((score) => Math.round(middle(entry, score))).join('/'),
      ms(middle(entry, 'fcp')),
      ms(middle(entry, 'lcp')),
      range(entry),
      ms(middle(entry, 'tbt')),
      middle(entry, 'cls').toFixed(3),
      kB(middle(entry, 'bytes')),
      kB(middle(entry, 'scriptBytes')),
      middle(entry, 'requests'),
    ]),
  );
}

const leastPerformance = 98;

/** Milliseconds. LCP is compared with the floor of the same run. */
const mostBlocking = (path: string) => (path === '/' ? 75 : 150);

/**
 * kB of script. What a public page's HTML names is all that it fetches, and `npm run check` limits that. Behind sign-in the code
 * for copying, say, comes ahead of the first click, and only a load shows it.
 */
const { pages: budget } = JSON.parse(readFileSync('budget.json', 'utf8')) as {
  pages: Record<string, { js: number }>;
};
const mostScript = ({ path, isPublic }: MeasuredPage) =>
  isPublic ? ((budget[path] ?? budget.public)?.js ?? 0) : 120;

function goalsOf(school: Measured, floor: Measured): Goal[] {
  const { path, isPublic, loads } = school;
  const most = { tbt: mostBlocking(path), scripts: mostScript(school) };
  const lcpRatio = middle(school, 'lcp') / middle(floor, 'lcp');
  const cls = Math.max(...loads.map((load) => load.cls));
  const performance = middle(school, 'performance');
  const tbt = middle(school, 'tbt');
  const scripts = middle(school, 'scriptBytes');
  const goals: Goal[] = [
    { goal: `${path} LCP ≤ 1.20 × floor`, measured: times(lcpRatio), isMet: lcpRatio <= 1.2 },
    { goal: `${path} CLS 0 (worst load)`, measured: cls.toFixed(4), isMet: cls < 0.0005 },
    { goal: `${path} TBT ≤ ${most.tbt} ms`, measured: `${ms(tbt)} ms`, isMet: tbt <= most.tbt },
    {
      goal: `${path} JavaScript ≤ ${most.scripts} kB`,
      measured: `${kB(scripts)} kB`,
      isMet: scripts <= most.scripts * 1000,
    },
    {
      goal: `${path} performance ≥ ${leastPerformance}`,
      measured: String(performance),
      isMet: performance >= leastPerformance,
    },
  ];
  if (!isPublic) return goals;
  const others = (['accessibility', 'bestPractices', 'seo'] as const).map((score) => middle(school, score));
  const rest: Goal = {
    goal: `${path} accessibility, best practices, SEO 100`,
    measured: others.join(' / '),
    isMet: others.every((score) => score === 100),
  };
  return [...goals, rest];
}

function goals(measured: Measured[]): Goal[] {
  const of = (path: string, site: Site) =>
    measured.find((entry) => entry.path === path && entry.site === site) as Measured;
  return measured
    .filter(({ site }) => site === 'school')
    .flatMap((school) => goalsOf(school, of(school.path, 'floor')));
}

/** The plain text blocks nothing, so blocking time has no ratio to it. */
const comparisons = {
  floor: { title: 'ratio to the floor', figures: ['fcp', 'lcp', 'bytes'] },
  other: { title: 'ratio to the other school', figures: ['fcp', 'lcp', 'tbt', 'scriptBytes'] },
} as const;

function ratioTable(measured: Measured[], site: keyof typeof comparisons) {
  const { title, figures } = comparisons[site];
  const rows = measured
    .filter((entry) => entry.site === site)
    .map((entry) => {
      const school = measured.find(({ path, site }) => path === entry.path && site === 'school') as Measured;
      return [entry.path, ...figures.map((figure) => times(middle(school, figure) / middle(entry, figure)))];
    });
  return rows.length > 0 ? [table([title, ...figures.map((figure) => figure.toUpperCase())], rows)] : [];
}

export function describePages(measured: Measured[], runs: number): string[] {
  const disturbed = measured.reduce((sum, entry) => sum + entry.disturbed, 0);
  const total = measured.reduce((sum, entry) => sum + entry.loads.length, 0);
  const failed = measured
    .filter(({ site }) => site === 'school')
    .map(({ path, loads }) => ({ path, audits: [...new Set(loads.flatMap((load) => load.failed))] }))
    .filter(({ audits }) => audits.length > 0);
  return [
    `Lighthouse's mobile preset (slow 4G, CPU four times slower), cold cache, median of ${runs} interleaved loads. ` +
      '*Floor*: the same visible text as plain HTML and CSS, from the same server, compressed. Ratios within one ' +
      'run mean something; ' +
      `absolute times depend on the machine. ${disturbed} of ${total} loads ran while the machine was busy.`,
    loadTable(measured),
    ...ratioTable(measured, 'floor'),
    ...ratioTable(measured, 'other'),
    '## Goals',
    goalTable(goals(measured)),
    failed.length > 0
      ? `Audits below 0.9: ${failed.map(({ path, audits }) => `${path}: ${audits.join(', ')}`).join('; ')}. Pages behind sign-in ask search engines to stay away (\`is-crawlable\`).`
      : 'No audit of the school scored below 0.9.',
  ];
}
