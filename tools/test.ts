import { spawn } from 'node:child_process';

interface Step {
  name: string;
  command: string;
  args: string[];
}

interface Outcome {
  name: string;
  isGood: boolean;
  seconds: number;
  output: string;
}

const node = (file: string, ...args: string[]) => ({
  command: process.execPath,
  args: ['--import', 'tsx', file, ...args],
});
const bin = (name: string, ...args: string[]) => ({ command: `node_modules/.bin/${name}`, args });

const steps = {
  types: { name: 'types, by tsc itself', ...bin('tsc', '--noEmit') },
  lint: { name: 'types and lint', ...node('node_modules/oxlint/bin/oxlint') },
  format: { name: 'format', ...bin('oxfmt', '--check') },
  unit: { name: 'unit tests', ...bin('vitest', 'run', '--project', 'screens', '--project', 'rules') },
  server: { name: 'server and access rules', ...bin('vitest', 'run', '--project', 'server') },
  stress: { name: 'floods and full disks', ...bin('vitest', 'run', '--project', 'stress') },
  engines: { name: 'Firefox and WebKit', ...bin('vitest', 'run', '--project', 'engines') },
  html: { name: 'HTML of the built pages', ...node('tools/html-check.ts') },
  site: { name: 'content, build, budget', ...node('tools/check-site.ts') },
  browser: { name: 'browser', ...node('tools/e2e.ts') },
} satisfies Record<string, Step>;

/** Steps that need neither a server nor a browser, in two lanes for two cores. */
const quickLanes: Step[][] = [[steps.site, steps.format, steps.lint], [steps.unit]];

function runStep({ name, command, args }: Step, isShown: boolean): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Tools drop their colours when they write into a pipe.
    env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isShown) process.stdout.write(chunk);
    });
  }
  return new Promise((resolve) => {
    const end = (isGood: boolean) => {
      const outcome = { name, isGood, seconds: (performance.now() - startedAt) / 1000, output };
      console.log(describe(outcome));
      resolve(outcome);
    };
    child.once('error', (error) => {
      output += String(error);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

const describe = ({ name, isGood, seconds }: Outcome) =>
  `${isGood ? '✔' : '✘'} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`;

/** Lanes run in parallel, each its steps in order. Output appears at the end, or it would mix. */
async function runLanes(lanes: Step[][]): Promise<Outcome[]> {
  const runLane = async (lane: Step[]) => {
    const outcomes: Outcome[] = [];
    for (const step of lane) outcomes.push(await runStep(step, false));
    return outcomes;
  };
  return (await Promise.all(lanes.map(runLane))).flat();
}

/** Runs steps in order and shows output as it comes. */
async function runInOrder(sequence: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of sequence) {
    console.log(`\n=== ${step.name} ===`);
    outcomes.push(await runStep(step, true));
  }
  return outcomes;
}

/** How much of a failed step's output the report repeats; our tools print errors last. */
const repeatedLines = 150;

/** Prints the last lines of a run and sets the exit code. Failures come last, where a truncated log still shows them. */
function report(title: string, outcomes: Outcome[]) {
  const failed = outcomes.filter(({ isGood }) => !isGood);
  for (const { name, output } of failed) {
    console.log(`\n--- ${name} ---\n${output.trimEnd().split('\n').slice(-repeatedLines).join('\n')}`);
  }
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  console.log(`\n${title}`);
  for (const outcome of outcomes) console.log(`  ${describe(outcome)}`);
  console.log(
    failed.length === 0
      ? `\nAll good (${seconds.toFixed(0)} s of work).`
      : `\nFailed: ${failed.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

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
