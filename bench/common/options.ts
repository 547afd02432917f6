import { parseArgs } from 'node:util';

export const parts = ['pages', 'navigation', 'typing', 'server'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  parts: Part[];
  /** Rounds of the browser parts, each in turn with everything it is compared with. */
  runs: number;
  /** How long one load on the server lasts. */
  seconds: number;
  /** How long a measurement waits for a machine that does something else. */
  patienceMs: number;
}

const usage =
  'npm run bench -- [pages|navigation|typing|server] [--runs 5] [--seconds 6] [--patience 60 (seconds)]';

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
  };
}
