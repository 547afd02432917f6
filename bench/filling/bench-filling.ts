import { openBrowser } from '#bench/common/browser.ts';
import type { Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import { report } from '#bench/common/report.ts';
import { startSchool } from '#bench/common/school.ts';
import { median, quantile } from '#bench/common/statistics.ts';
import { goalTable, ms, table, times, type Goal } from '#bench/common/table.ts';
import { cpuSlowdown } from '#bench/common/throttle.ts';
import { withCleanup } from '#bench/common/with-cleanup.ts';
import { createLearner } from '#e2e/support/learner.ts';
import type { Typing } from './measure-keys.ts';
import { bareField, longestPrompt, placesOfNotebook, typeIn, type Place } from './typed-places.ts';

const goalMs = 50;
const keptCounts = [10, 100, 400, 1000];

interface Measured {
  place: Place;
  rounds: Typing[];
}

const keysOf = ({ rounds }: Measured) => rounds.flatMap(({ keyMs }) => keyMs);
const textsOf = ({ rounds }: Measured) => rounds.flatMap(({ textMs }) => textMs);

function row(measured: Measured, bare: Measured) {
  const [keys, texts] = [keysOf(measured), textsOf(measured)];
  const p95 = quantile(keys, 0.95);
  return [
    measured.place.name,
    keys.length,
    ms(quantile(keys, 0.5)),
    ms(p95),
    texts.length > 0 ? ms(quantile(texts, 0.95)) : '–',
    times(p95 / quantile(keysOf(bare), 0.95)),
    median(measured.rounds.map(({ workMs }) => workMs)).toFixed(1),
  ];
}

const goal = (words: string, p95: number): Goal => ({
  goal: `${words} ≤ ${goalMs} ms (p95)`,
  measured: `${ms(p95)} ms`,
  isMet: p95 <= goalMs,
});

function describe(all: Measured[], runs: number, disturbed: number): string[] {
  const [bare, prompt, ...notebook] = all as [Measured, Measured, ...Measured[]];
  const most = Math.max(...keptCounts);
  const withMostPrompts = notebook.filter(({ place }) => place.kept === most);
  return [
    `Typing and erasing in a phone-sized window, CPU ${cpuSlowdown} times slower, ${runs} interleaved rounds. *Key*: from the ` +
      'key to the next frame (16 ms at least, in steps of 8). *Text*: from the key to the last change of the page. *Ratio*: key ' +
      `p95 against a field by itself. Kept prompts have 2,000 characters. ${disturbed} rounds ran while the machine was busy.`,
    table(
      ['place', 'keys', 'key p50 ms', 'key p95 ms', 'text p95 ms', 'ratio', 'CPU ms per key'],
      all.map((measured) => row(measured, bare)),
    ),
    '## Goals',
    goalTable([
      goal(`a key in the form of ${prompt.place.name} → text updated`, quantile(textsOf(prompt), 0.95)),
      goal(
        `a key in the notebook → next frame, ${most.toLocaleString('en')} kept prompts`,
        Math.max(...withMostPrompts.map((measured) => quantile(keysOf(measured), 0.95))),
      ),
    ]),
  ];
}

/** How responsive the prompt form and the notebook are. Measured, not asserted: machines differ. */
export const benchFilling = ({ runs, patienceMs }: Options) =>
  withCleanup(async (later) => {
    const school = await startSchool();
    later(() => school.stop());
    const browser = await openBrowser();
    later(() => browser.close());
    const { session } = await createLearner(school.origin);
    const places = [bareField, longestPrompt, ...keptCounts.flatMap(placesOfNotebook)];
    const measured = places.map((place): Measured => ({ place, rounds: [] }));
    let disturbed = 0;
    for (let round = 0; round < runs; round++) {
      for (const { place, rounds } of measured) {
        if (!(await waitForQuiet(patienceMs))) disturbed += 1;
        const typing = await typeIn(browser, place, { origin: school.origin, session });
        rounds.push(typing);
        console.log(`round ${round + 1}  ${place.name}: ${ms(typing.workMs)} ms per key`);
      }
    }
    await report(
      'filling',
      'Filling in a prompt, writing in the notebook',
      ['@playwright/test', 'react', 'idb'],
      describe(measured, runs, disturbed),
    );
  });
