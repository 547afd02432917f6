import type { Browser } from '@playwright/test';
import { openBrowser, phone } from '#bench/common/browser.ts';
import type { Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import { report } from '#bench/common/report.ts';
import { startSchool } from '#bench/common/school.ts';
import { median, quantile } from '#bench/common/statistics.ts';
import { goalTable, ms, table, type Goal } from '#bench/common/table.ts';
import { withCleanup } from '#bench/common/with-cleanup.ts';
import { createLearner } from '#e2e/support/learner.ts';
import { CPU_SLOWDOWN, measureKeys, recordKeys, type Typing } from './measure-keys.ts';
import { measureNotebook, typedFields } from './measure-notebook.ts';
import { serveHarness } from './serve-harness.ts';

const goalMs = 50;
/** Without a prompt it is a field by itself: what any form costs. */
const lengths = [0, 2000, 6000];
const keptCounts = [10, 100, 400, 1000];
const stroke = { text: 'estrategia de ventas', erased: 8 };

interface Measured {
  length: number;
  rounds: Typing[];
}

const keysOf = ({ rounds }: Measured) => rounds.flatMap(({ keyMs }) => keyMs);
const textsOf = ({ rounds }: Measured) => rounds.flatMap(({ listMs }) => listMs);
const workOf = ({ rounds }: Measured) => median(rounds.map(({ workMs }) => workMs));

function describe(
  measured: Measured[],
  notebook: ReturnType<typeof describeNotebook>,
  runs: number,
  disturbed: number,
): string[] {
  const floor = measured[0] as Measured;
  const longest = measured.at(-1) as Measured;
  const row = (one: Measured) => {
    const texts = one.length > 0 ? textsOf(one) : [];
    const quantiles = [quantile(keysOf(one), 0.5), quantile(keysOf(one), 0.95)].map(ms);
    const updates = texts.length > 0 ? [ms(quantile(texts, 0.5)), ms(quantile(texts, 0.95))] : ['–', '–'];
    const ratio = quantile(keysOf(one), 0.95) / quantile(keysOf(floor), 0.95);
    const name = one.length > 0 ? `${one.length.toLocaleString('en')} characters` : 'a field by itself';
    return [name, keysOf(one).length, ...quantiles, ...updates, ratio.toFixed(2), workOf(one).toFixed(1)];
  };
  const p95 = quantile(textsOf(longest), 0.95);
  const goal: Goal = {
    goal: `a key in a field → text updated, ${longest.length.toLocaleString('en')} characters ≤ ${goalMs} ms (p95)`,
    measured: `${ms(p95)} ms`,
    isMet: p95 <= goalMs,
  };
  return [
    `Typing and erasing in a field of a prompt's form, phone-sized window, CPU ${CPU_SLOWDOWN} times slower, ${runs} ` +
      'interleaved rounds. *Key*: from the key to the next frame (16 ms at least, in steps of 8). *Text*: from the key to ' +
      `the last change of the page. *Ratio*: key p95 against a field by itself. ${disturbed} rounds ran while the machine was busy.`,
    table(
      ['prompt', 'keys', 'key p50 ms', 'key p95 ms', 'text p50 ms', 'text p95 ms', 'ratio', 'CPU ms per key'],
      measured.map(row),
    ),
    '## The notebook',
    'Typing and erasing in the notebook with so many kept prompts of 2,000 characters, on the same phone.',
    notebook.rows,
    '## Goals',
    goalTable([goal, notebook.goal]),
  ];
}

/** A field of a prompt's form, on a page with nothing else. */
async function measureForm(browser: Browser, address: string): Promise<Typing> {
  const context = await browser.newContext({ viewport: phone, locale: 'es-ES' });
  try {
    const page = await context.newPage();
    // A slowed-down processor that has other things to do as well.
    page.setDefaultTimeout(120_000);
    await page.addInitScript(recordKeys);
    await page.goto(address);
    return await measureKeys(page, page.getByRole('textbox', { name: 'Empresa' }), stroke);
  } finally {
    await context.close();
  }
}

/** Rounds of each field of the notebook, by how many prompts are kept. */
type Kept = Map<number, Typing[][]>;

function describeNotebook(kept: Kept): { rows: string; goal: Goal } {
  const worst: number[] = [];
  const rows = [...kept].flatMap(([count, fields]) =>
    fields.map((rounds, index) => {
      const keys = rounds.flatMap(({ keyMs }) => keyMs);
      const p95 = quantile(keys, 0.95);
      if (count === Math.max(...keptCounts)) worst.push(p95);
      const work = median(rounds.map(({ workMs }) => workMs));
      const name = `${count.toLocaleString('en')}: ${typedFields[index]?.name}`;
      return [name, keys.length, ms(quantile(keys, 0.5)), ms(p95), work.toFixed(1)];
    }),
  );
  return {
    rows: table(['kept prompts: field', 'keys', 'key p50 ms', 'key p95 ms', 'CPU ms per key'], rows),
    goal: {
      goal: `a key in the notebook → next frame, ${Math.max(...keptCounts).toLocaleString('en')} kept prompts ≤ ${goalMs} ms (p95)`,
      measured: `${ms(Math.max(...worst))} ms`,
      isMet: Math.max(...worst) <= goalMs,
    },
  };
}

/** How fluent filling in a prompt and writing in the notebook are. Measured, not asserted: machines differ. */
export const benchFilling = ({ runs, patienceMs }: Options) =>
  withCleanup(async (later) => {
    const harness = await serveHarness('bench/filling/harness.html');
    later(() => harness.stop());
    const school = await startSchool();
    later(() => school.stop());
    const browser = await openBrowser();
    later(() => browser.close());
    const learner = await createLearner(school.origin);
    const measured = lengths.map((length): Measured => ({ length, rounds: [] }));
    const kept: Kept = new Map(keptCounts.map((count) => [count, typedFields.map(() => [])]));
    let disturbed = 0;
    for (let round = 0; round < runs; round++) {
      for (const { length, rounds } of measured) {
        if (!(await waitForQuiet(patienceMs))) disturbed += 1;
        rounds.push(await measureForm(browser, `${harness.address}?characters=${length}`));
      }
      for (const [count, fields] of kept) {
        if (!(await waitForQuiet(patienceMs))) disturbed += 1;
        const typed = await measureNotebook(browser, { ...learner, origin: school.origin }, count);
        for (const [index, typing] of typed.entries()) fields[index]?.push(typing);
        console.log(
          `round ${round + 1}  ${count} kept prompts: ${typed.map((one) => ms(one.workMs)).join(', ')} ms`,
        );
      }
    }
    await report(
      'filling',
      'Filling in a prompt, writing in the notebook',
      ['@playwright/test', 'react', 'idb'],
      describe(measured, describeNotebook(kept), runs, disturbed),
    );
  });
