import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: string;
  args: string[];
}

export interface Outcome {
  name: string;
  isGood: boolean;
  seconds: number;
}

const node = (file: string, ...args: string[]) => ({
  command: process.execPath,
  args: ['--import', 'tsx', file, ...args],
});
const bin = (name: string, ...args: string[]) => ({ command: `node_modules/.bin/${name}`, args });

export const steps = {
  types: { name: 'types', ...bin('tsc', '--noEmit') },
  lint: {
    name: 'lint',
    ...bin('eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'),
  },
  format: {
    name: 'format',
    ...bin(
      'prettier',
      '--check',
      '.',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      '.cache/prettier',
    ),
  },
  content: { name: 'content', ...node('tools/content/check.ts') },
  unit: { name: 'unit tests', ...bin('vitest', 'run', '--project', 'unit') },
  server: { name: 'server and access rules', ...bin('vitest', 'run', '--project', 'server') },
  budget: { name: 'build and budget', ...node('tools/budget.ts') },
  browser: { name: 'browser', ...node('tools/e2e.ts') },
} satisfies Record<string, Step>;

/** What needs neither a server nor a browser, in two lanes for two cores. */
export const quickLanes: Step[][] = [
  [steps.types, steps.content, steps.budget, steps.format],
  [steps.unit, steps.lint],
];

function runStep({ name, command, args }: Step, isShown: boolean): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return new Promise((resolve) => {
    const end = (isGood: boolean) => {
      const outcome = { name, isGood, seconds: (performance.now() - startedAt) / 1000 };
      // What a step says matters when it fails; side by side the rest would only mix.
      if (!isGood && output) console.log(`\n--- ${name} ---\n${output.trimEnd()}\n`);
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

/** Each lane runs its steps one after the other; lanes run side by side and show output only on failure. */
export async function runLanes(lanes: Step[][]): Promise<Outcome[]> {
  const runLane = async (lane: Step[]) => {
    const outcomes: Outcome[] = [];
    for (const step of lane) outcomes.push(await runStep(step, false));
    return outcomes;
  };
  return (await Promise.all(lanes.map(runLane))).flat();
}

/** One after the other, output shown as it comes. */
export async function runInOrder(sequence: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of sequence) {
    console.log(`\n=== ${step.name} ===`);
    outcomes.push(await runStep(step, true));
  }
  return outcomes;
}

/** The last lines of a run, and the exit code. */
export function report(title: string, outcomes: Outcome[]) {
  const failed = outcomes.filter(({ isGood }) => !isGood);
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
