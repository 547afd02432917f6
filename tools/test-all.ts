import { quickLanes, report, runInOrder, runLanes, steps } from '#tools/run-steps.ts';

/** What `npm test` runs, and what takes too long for every commit: floods, the full axe matrix, the W3C's checker,
 * other browsers. */
process.env.FULL = '1';
const quick = await runLanes(quickLanes);
const slow = await runInOrder([steps.html, steps.server, steps.stress, steps.browser, steps.engines]);
report('npm run test:all', [...quick, ...slow]);
