import { median } from '#bench/common/statistics.ts';
import { goalTable, kB, ms, table, times, type Goal } from '#bench/common/table.ts';
import type { PageLoad } from './lighthouse-run.ts';
import type { MeasuredPage, Site } from './measured-pages.ts';

export interface Measured extends MeasuredPage {
  site: Site;
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

function publicGoals(path: string, school: Measured, floor: Measured): Goal[] {
  const lcpRatio = middle(school, 'lcp') / middle(floor, 'lcp');
  const tbtAbove = middle(school, 'tbt') - middle(floor, 'tbt');
  const cls = Math.max(...school.loads.map((load) => load.cls));
  const performance = middle(school, 'performance');
  const others = (['accessibility', 'bestPractices', 'seo'] as const).map((score) => middle(school, score));
  const goals: Goal[] = [
    { goal: `${path} LCP ≤ 1.35 × floor`, measured: times(lcpRatio), isMet: lcpRatio <= 1.35 },
    { goal: `${path} CLS 0 (worst load)`, measured: cls.toFixed(4), isMet: cls < 0.0005 },
    { goal: `${path} TBT ≤ floor + 150 ms`, measured: `+${ms(tbtAbove)} ms`, isMet: tbtAbove <= 150 },
    { goal: `${path} performance ≥ 98`, measured: String(performance), isMet: performance >= 98 },
    {
      goal: `${path} accessibility, best practices, SEO 100`,
      measured: others.join(' / '),
      isMet: others.every((score) => score === 100),
    },
  ];
  if (path !== '/') return goals;
  const scripts = middle(school, 'scriptBytes');
  const size: Goal = {
    goal: '/ JavaScript ≤ 90 kB',
    measured: `${kB(scripts)} kB`,
    isMet: scripts <= 90_000,
  };
  return [...goals, size];
}

function signedInGoals(path: string, school: Measured, floor: Measured): Goal[] {
  const ratio = middle(school, 'lcp') / middle(floor, 'lcp');
  return [{ goal: `${path} LCP ≤ 2.2 × floor`, measured: times(ratio), isMet: ratio <= 2.2 }];
}

function goals(measured: Measured[]): Goal[] {
  const of = (path: string, site: Site) =>
    measured.find((entry) => entry.path === path && entry.site === site) as Measured;
  return measured
    .filter(({ site }) => site === 'school')
    .flatMap(({ path, isPublic }) =>
      (isPublic ? publicGoals : signedInGoals)(path, of(path, 'school'), of(path, 'floor')),
    );
}

function ratioTable(measured: Measured[]) {
  const figures = ['fcp', 'lcp', 'bytes'] as const;
  const paths = [...new Set(measured.map(({ path }) => path))];
  const rows = paths.map((path) => {
    const entry = (site: Site) => measured.find((m) => m.path === path && m.site === site) as Measured;
    const ratios = (site: Site) =>
      figures.map((figure) => times(middle(entry(site), figure) / middle(entry('floor'), figure)));
    return [path, ...ratios('school'), ...ratios('twin')];
  });
  const head = ['school', 'twin'].flatMap((site) =>
    figures.map((figure) => `${site} ${figure.toUpperCase()}`),
  );
  return table(['ratio to the floor', ...head], rows);
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
      '*Floor*: the same visible text as plain HTML and CSS. *Twin*: the same app without prerendering and ' +
      'splitting. All three come from the same server, compressed. Ratios within one run mean something; ' +
      `absolute times depend on the machine. ${disturbed} of ${total} loads ran while the machine was busy.`,
    loadTable(measured),
    ratioTable(measured),
    '## Goals',
    goalTable(goals(measured)),
    failed.length > 0
      ? `Audits below 0.9: ${failed.map(({ path, audits }) => `${path}: ${audits.join(', ')}`).join('; ')}. Pages behind sign-in ask search engines to stay away (\`is-crawlable\`).`
      : 'No audit of the school scored below 0.9.',
  ];
}
