import { quickLanes, report, runInOrder, runLanes, steps, type Step } from '#tools/run-steps.ts';

/** What each command runs after the steps that need neither a server nor a browser. */
const plans: Record<string, Step[]> = {
  // Before every commit.
  'run check': [],
  test: [steps.server, steps.browser],
  // Also what takes too long for every commit: floods, the full axe matrix, the W3C's checker, other browsers. And TypeScript's
  // own word: the linter works out the same types, but calls its report of them experimental.
  'run test:all': [steps.types, steps.html, steps.server, steps.stress, steps.browser, steps.engines],
};

const command = process.argv.slice(2).join(' ');
const slow = plans[command];
if (!slow) throw new Error(`npm ${command}: there is no such command.`);
if (command === 'run test:all') process.env.FULL = '1';

/** What follows a failure still runs: one look shows all that is wrong. */
const outcomes = await runLanes(quickLanes);
report(`npm ${command}`, [...outcomes, ...(await runInOrder(slow))]);
