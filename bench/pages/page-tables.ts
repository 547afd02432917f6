import { comparedTable, middleOf, type Column, type Samples } from '#bench/common/compared-table.ts';
import { goalTable, kB, ms, times, type Goal } from '#bench/common/table.ts';
import { cpuSlowdown } from '#bench/common/throttle.ts';
import { framePresses, type MeasuredPage } from './measured-pages.ts';

type LoadFigure =
  | 'requests'
  | 'bytes'
  | 'scriptBytes'
  | 'fcp'
  | 'lcp'
  | 'blocking'
  | 'loadShift'
  | 'scrollShift'
  | 'textShare'
  | 'height'
  | 'heightChange';
/** Figures of the page, of its two floors, and of presses by their name. */
export type Figure = LoadFigure | `${'styled' | 'plain'} ${'lcp' | 'blocking'}` | `press ${string}`;

export interface Measured {
  page: MeasuredPage;
  /** One entry per school. */
  schools: Samples<Figure>[];
  /** Loads that started although the machine was busy. */
  disturbed: number;
}

type Middle = (figure: Figure) => number;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const shift = (value: number) => value.toFixed(4);
const plainly = (title: string, figure: Figure, print: (value: number) => string): Column<Figure> => ({
  title,
  of: (middle) => middle(figure),
  print,
});
const timed = (title: string, figure: Figure): Column<Figure> => ({
  ...plainly(title, figure, ms),
  range: figure,
});

const ofStyled = (middle: Middle) => middle('lcp') / middle('styled lcp');
const ofPlain = (middle: Middle) => middle('lcp') / middle('plain lcp');
const overFloor = (middle: Middle) => middle('blocking') - middle('styled blocking');
const allShift = (middle: Middle) => middle('loadShift') + middle('scrollShift');
const heightShare = (middle: Middle) => middle('heightChange') / middle('height');

const loads: Column<Figure>[] = [
  plainly('script kB', 'scriptBytes', kB),
  plainly('all kB', 'bytes', kB),
  plainly('requests', 'requests', ms),
  timed('FCP ms', 'fcp'),
  timed('LCP ms', 'lcp'),
  { title: 'LCP ÷ styled', of: ofStyled, print: times },
  { title: 'LCP ÷ plain', of: ofPlain, print: times },
  timed('blocking ms', 'blocking'),
  { title: 'blocking − styled ms', of: overFloor, print: ms },
];

const readings: Column<Figure>[] = [
  plainly('shift at load', 'loadShift', shift),
  plainly('shift while scrolling', 'scrollShift', shift),
  plainly('in innerText', 'textShare', percent),
  plainly('height px', 'height', ms),
  plainly('height changes by px', 'heightChange', ms),
  { title: 'of the height', of: heightShare, print: percent },
];

const answers = framePresses.map(({ name }) => timed(`${name} ms`, `press ${name}`));

/** This school's page that is furthest from the goal; undefined if the run measured no such page. */
function worst(
  measured: Measured[],
  goal: string,
  value: (middle: Middle, page: MeasuredPage) => number,
  most: number,
  print: (value: number) => string,
): Goal[] {
  const values = measured
    .map(({ page, schools: [here = {}] }) => ({ path: page.path, is: value(middleOf(here), page) }))
    .filter(({ is }) => Number.isFinite(is))
    .sort((a, b) => b.is - a.is);
  const [first] = values;
  if (!first) return [];
  return [{ goal, measured: `${print(first.is)} (${first.path})`, isMet: first.is <= most }];
}

function goals(all: Measured[]): Goal[] {
  const texts = all.filter(({ page }) => page.isText);
  const at = (path: string) => all.filter(({ page }) => page.path === path);
  const scripts = all.flatMap((one) => {
    const { path, mostScript } = one.page;
    const goal = `${path} script ≤ ${mostScript} kB`;
    return worst(
      [one],
      goal,
      (middle) => middle('scriptBytes') / 1000,
      mostScript,
      (value) => value.toFixed(1),
    );
  });
  const presses = all.flatMap((one) =>
    (one.page.presses ?? []).flatMap(({ name, most }) =>
      worst([one], `'${name}' answers ≤ ${most} ms`, (middle) => middle(`press ${name}`), most, ms),
    ),
  );
  return [
    ...scripts,
    ...worst(
      at('/'),
      '/ in all ≤ 70 kB',
      (middle) => middle('bytes') / 1000,
      70,
      (value) => value.toFixed(1),
    ),
    ...worst(at('/cuaderno'), '/cuaderno ≤ 12 requests', (middle) => middle('requests'), 12, ms),
    ...worst(texts, 'texts: blocking ≤ styled + 15 ms', overFloor, 15, ms),
    ...worst(all, 'LCP ≤ 1.05 × styled', ofStyled, 1.05, times),
    ...worst(all, 'LCP ≤ 1.15 × plain', ofPlain, 1.15, times),
    ...framePresses.flatMap(({ name }) =>
      worst(
        all,
        `${name} answers ≤ 50 ms after the first paint`,
        (middle) => middle(`press ${name}`),
        50,
        ms,
      ),
    ),
    ...presses,
    ...worst(all, 'missing in innerText ≤ 5 %', (middle) => 1 - middle('textShare'), 0.05, percent),
    ...worst(all, 'height changes ≤ 2 %', heightShare, 0.02, percent),
    ...worst(all, 'layout shift, load and scroll ≤ 0.01', allShift, 0.01, shift),
  ];
}

export function describePages(measured: Measured[], rounds: number): string[] {
  const disturbed = measured.reduce((sum, entry) => sum + entry.disturbed, 0);
  const rows = (of: Measured[]) => of.map(({ page, schools }) => ({ name: page.path, schools }));
  const pressed = measured.flatMap(({ page, schools }) =>
    (page.presses ?? []).map(({ name }) => ({
      name: `${page.path} '${name}'`,
      schools: schools.map((samples) => ({ first: samples[`press ${name}`] })),
    })),
  );
  return [
    `Phone-sized window, slow 4G, CPU ${cpuSlowdown} times slower, which a fixed loop in each load confirmed; cold cache, median of ` +
      `${rounds} interleaved rounds with the smallest and the largest value. *Styled*: what the page shows in the end, with its styles, ` +
      'without scripts; *plain*: the same words as HTML without styles; from the same server, compressed. *Blocking*: what tasks after ' +
      'the first paint take beyond 50 ms each. *Script*: files, without headers. *In innerText*: of all letters that are in the page and ' +
      'not hidden or folded. Ratios within one run mean something; absolute times depend on the machine. ' +
      `${disturbed} measurements were made while the machine was busy.`,
    comparedTable('page', loads, rows(measured)),
    '## Read and scrolled through',
    comparedTable('page', readings, rows(measured)),
    '## Until it answers\n\nPressed from the first paint on. Theme and menu: milliseconds after the first paint.',
    comparedTable('page', answers, rows(measured)),
    ...(pressed.length > 0
      ? [
          'Milliseconds from the start of the navigation until the first press is answered.',
          comparedTable(
            'press',
            [
              {
                title: 'ms',
                of: (middle: (figure: 'first') => number) => middle('first'),
                print: ms,
                range: 'first',
              },
            ],
            pressed,
          ),
        ]
      : []),
    '## Goals\n\nOf the school here; the page that is furthest from each.',
    goalTable(goals(measured)),
  ];
}
