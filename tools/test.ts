import { quickLanes, report, runInOrder, runLanes, steps } from '#tools/run-steps.ts';

/** Everything. What follows a failure still runs: one look shows all that is wrong. */
const quick = await runLanes(quickLanes);
const slow = await runInOrder([steps.server, steps.browser]);
report('npm test', [...quick, ...slow]);
