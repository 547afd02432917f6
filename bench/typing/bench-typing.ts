import { openBrowser } from '#bench/common/browser.ts';
import type { Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import { report } from '#bench/common/report.ts';
import { median, quantile } from '#bench/common/statistics.ts';
import { goalTable, ms, table, type Goal } from '#bench/common/table.ts';
import { withCleanup } from '#bench/common/with-cleanup.ts';
import { CPU_SLOWDOWN, measureTyping, type Typing } from './measure-typing.ts';
import { serveHarness } from './serve-harness.ts';

const sizes = [5, 500, 5000];
const goalMs = 50;

interface Measured {
  entries: number;
  rounds: Typing[];
}

const keysOf = ({ rounds }: Measured) => rounds.flatMap(({ keyMs }) => keyMs);

function row(measured: Measured) {
  const keys = keysOf(measured);
  const lists = measured.rounds.flatMap(({ listMs }) => listMs);
  const quantiles = [quantile(keys, 0.5), quantile(keys, 0.95), quantile(lists, 0.5), quantile(lists, 0.95)];
  const work = median(measured.rounds.map(({ workMs }) => workMs));
  return [measured.entries.toLocaleString('en'), keys.length, ...quantiles.map(ms), work.toFixed(1)];
}

function describe(measured: Measured[], runs: number, disturbed: number): string[] {
  const largest = measured.at(-1) as Measured;
  const p95 = quantile(keysOf(largest), 0.95);
  const goal: Goal = {
    goal: `a key among ${largest.entries.toLocaleString('en')} entries ≤ ${goalMs} ms (p95)`,
    measured: `${ms(p95)} ms`,
    isMet: p95 <= goalMs,
  };
  return [
    `Typing and erasing in a library's search box, phone-sized window, CPU ${CPU_SLOWDOWN} times slower, ${runs} ` +
      'interleaved rounds. *Key*: from the key to the next frame (16 ms at least, in steps of 8). *List*: from the ' +
      `key to the last change of the list. ${disturbed} rounds ran while the machine was busy.`,
    table(
      ['entries', 'keys', 'key p50 ms', 'key p95 ms', 'list p50 ms', 'list p95 ms', 'CPU ms per key'],
      measured.map(row),
    ),
    '## Goals',
    goalTable([goal]),
  ];
}

/** How fluent typing in a library's search box is. Measured, not asserted: machines differ. */
export const benchTyping = ({ runs, patienceMs }: Options) =>
  withCleanup(async (later) => {
    const harness = await serveHarness('bench/typing/harness.html');
    later(() => harness.stop());
    const browser = await openBrowser();
    later(() => browser.close());
    const measured = sizes.map((entries): Measured => ({ entries, rounds: [] }));
    let disturbed = 0;
    // Interleaved, so that a busy moment of the machine does not hit one size only.
    for (let round = 0; round < runs; round++) {
      for (const { entries, rounds } of measured) {
        if (!(await waitForQuiet(patienceMs))) disturbed += 1;
        rounds.push(await measureTyping(browser, harness.address, entries));
      }
    }
    const packages = ['@playwright/test', 'react', 'react-router'];
    await report('typing', 'Typing in a library', packages, describe(measured, runs, disturbed));
  });
