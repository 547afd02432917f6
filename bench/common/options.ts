import { parseArgs } from 'node:util';

const parts = ['pages', 'tap', 'filling', 'server', 'start', 'faults'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  parts: Part[];
  /** Rounds of the browser parts, each in turn with everything it is compared with, and starts of the server. */
  runs: number;
  /** How long one load on the server lasts. */
  seconds: number;
  /** How long a measurement waits for a machine that does something else. */
  patienceMs: number;
  /** How often the server is killed and the database restarted. */
  rounds: number;
  /** How many random requests are sent. */
  requests: number;
  /** The address of another school that runs already, an earlier commit's say: pages and taps are measured in both, in turn. */
  against: string | undefined;
  /** Repeats the random moments and requests of an earlier run. */
  seed: number;
}

const usage =
  'npm run bench -- [pages|tap|filling|server|start|faults] [--runs 5] [--seconds 6] [--patience 60 (seconds)] ' +
  '[--rounds 50] [--requests 10000] [--seed 123] [--against http://127.0.0.1:3000]';

function positive(text: string): number {
  const value = Number(text);
  if (!(value >= 0)) throw new Error(`${text} is not a number. ${usage}`);
  return value;
}

const isPart = (text: string): text is Part => (parts as readonly string[]).includes(text);

export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '6' },
      patience: { type: 'string', default: '60' },
      rounds: { type: 'string', default: '50' },
      requests: { type: 'string', default: '10000' },
      against: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const unknown = positionals.find((text) => !isPart(text));
  if (unknown) throw new Error(`There is no part called ${unknown}. ${usage}`);
  const chosen = positionals.filter(isPart);
  return {
    parts: chosen.length > 0 ? chosen : [...parts],
    runs: Math.max(1, positive(values.runs)),
    seconds: positive(values.seconds),
    patienceMs: positive(values.patience) * 1000,
    rounds: positive(values.rounds),
    requests: positive(values.requests),
    against: values.against,
    seed: positive(values.seed),
  };
}
