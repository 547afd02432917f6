import { quickLanes, report, runInOrder, runLanes, steps, type Step } from '#tools/run-steps.ts';

/** The steps of each command after those that need neither a server nor a browser. */
const plans: Record<string, Step[]> = {
  // Before every commit.
  'run check': [],
  test: [steps.server, steps.browser],
  // Also steps too slow for every commit: floods, the full axe matrix, the W3C's checker, other browsers; and TypeScript itself,
  // because the linter's own type check is experimental.
  'run test:all': [steps.types, steps.html, steps.server, steps.stress, steps.browser, steps.engines],
};

const command = process.argv.slice(2).join(' ');
const slow = plans[command];
if (!slow) throw new Error(`npm ${command}: there is no such command.`);
if (command === 'run test:all') process.env.FULL = '1';

/** Steps after a failure still run, so that one run shows all errors. */
const outcomes = await runLanes(quickLanes);
report(`npm ${command}`, [...outcomes, ...(await runInOrder(slow))]);
