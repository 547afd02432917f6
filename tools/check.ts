import { quickLanes, report, runLanes } from '#tools/run-steps.ts';

/** What to run before every commit. */
report('npm run check', await runLanes(quickLanes));
