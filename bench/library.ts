import { chromium } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import { browserArguments, findBrowser } from '#tools/find-browser.ts';
import { CPU_SLOWDOWN, measureTyping, type Typing } from './library/measure-typing.ts';
import { serveHarness } from './library/serve-harness.ts';

const SIZES = [5, 500, 5000];
const ROUNDS = 5;

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

const ms = (value: number) => `${Math.round(value)} ms`;

function row(entries: number, rounds: Typing[]): string[] {
  const keys = rounds.flatMap(({ keyMs }) => keyMs);
  const lists = rounds.flatMap(({ listMs }) => listMs);
  const work = rounds.map(({ workMs }) => workMs);
  return [
    String(entries),
    String(keys.length),
    ms(percentile(keys, 0.5)),
    ms(percentile(keys, 0.95)),
    ms(percentile(lists, 0.5)),
    ms(percentile(lists, 0.95)),
    ms(percentile(work, 0.5)),
  ];
}

/** How fluent typing in a library's search box is. Measured, not asserted: machines differ. */
export async function benchLibrary(): Promise<string> {
  const harness = await serveHarness();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const results = SIZES.map((entries) => ({ entries, rounds: [] as Typing[] }));
    // Interleaved, so that a busy moment of the machine does not hit one size only.
    for (let round = 0; round < ROUNDS; round++) {
      for (const { entries, rounds } of results)
        rounds.push(await measureTyping(browser, harness.address, entries));
    }
    const head = ['entries', 'keys', 'key p50', 'key p95', 'list p50', 'list p95', 'work per key'];
    return [
      `Typing in a library's search box, CPU ${CPU_SLOWDOWN}x slowed, ${ROUNDS} rounds (a key counts 16 ms at least)`,
      '',
      `| ${head.join(' | ')} |`,
      `|${' ---: |'.repeat(head.length)}`,
      ...results.map(({ entries, rounds }) => `| ${row(entries, rounds).join(' | ')} |`),
    ].join('\n');
  } finally {
    await browser.close();
    await harness.stop();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await benchLibrary());
}
