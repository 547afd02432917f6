import { openBrowser } from '#bench/common/browser.ts';
import type { Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import { report } from '#bench/common/report.ts';
import { median, quantile } from '#bench/common/statistics.ts';
import { goalTable, ms, table, type Goal } from '#bench/common/table.ts';
import { withCleanup } from '#bench/common/with-cleanup.ts';
import { CPU_SLOWDOWN, measureKeys, type Typing } from './measure-keys.ts';
import { serveHarness } from './serve-harness.ts';

const goalMs = 50;
/** Without a prompt it is a field by itself: what any form costs. */
const lengths = [0, 2000, 6000];

interface Measured {
  length: number;
  rounds: Typing[];
}

const keysOf = ({ rounds }: Measured) => rounds.flatMap(({ keyMs }) => keyMs);
const textsOf = ({ rounds }: Measured) => rounds.flatMap(({ listMs }) => listMs);
const workOf = ({ rounds }: Measured) => median(rounds.map(({ workMs }) => workMs));

function describe(measured: Measured[], runs: number, disturbed: number): string[] {
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
    '## Goals',
    goalTable([goal]),
  ];
}

/** How fluent filling in a prompt is. Measured, not asserted: machines differ. */
export const benchFilling = ({ runs, patienceMs }: Options) =>
  withCleanup(async (later) => {
    const harness = await serveHarness('bench/filling/harness.html');
    later(() => harness.stop());
    const browser = await openBrowser();
    later(() => browser.close());
    const measured = lengths.map((length): Measured => ({ length, rounds: [] }));
    let disturbed = 0;
    for (let round = 0; round < runs; round++) {
      for (const { length, rounds } of measured) {
        if (!(await waitForQuiet(patienceMs))) disturbed += 1;
        const address = `${harness.address}?characters=${length}`;
        rounds.push(
          await measureKeys(browser, address, (page) => page.getByRole('textbox', { name: 'Empresa' })),
        );
      }
    }
    await report(
      'filling',
      'Filling in a prompt',
      ['@playwright/test', 'react', 'idb'],
      describe(measured, runs, disturbed),
    );
  });
