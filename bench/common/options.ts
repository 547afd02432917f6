import { parseArgs } from 'node:util';

const parts = ['pages', 'tap', 'filling', 'server', 'start'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  parts: Part[];
  /** Rounds of typing, alternating between what they compare, and starts of the server. */
  runs: number;
  /** Duration of one load on the server. */
  seconds: number;
  /** How long a measurement waits for a busy machine to become idle. */
  patienceMs: number;
  /** Rounds of pages and taps, alternating between the schools. */
  rounds: number;
  /** The folder of another built checkout, such as an earlier commit: pages and taps are measured in both, alternating. */
  against: string | undefined;
  /** Selects pages and taps: these addresses, or names that contain these texts. */
  only: string[];
}

const usage =
  'npm run bench -- [pages|tap|filling|server|start] [--runs 5] [--seconds 6] [--patience 60 (seconds)] ' +
  '[--rounds 3] [--against ../other-checkout] [--only /auth,/modulo-4]';

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
      rounds: { type: 'string', default: '3' },
      against: { type: 'string' },
      only: { type: 'string', default: '' },
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
    against: values.against,
    only: values.only.split(',').filter(Boolean),
  };
}

/** The selected things: `/` is one page, though every address contains it. */
export function chosen<Thing>(things: Thing[], only: string[], nameOf: (thing: Thing) => string): Thing[] {
  if (only.length === 0) return things;
  const names = things.map(nameOf);
  const isMeant = (name: string, text: string) =>
    names.includes(text) ? name === text : name.includes(text);
  const found = things.filter((thing) => only.some((text) => isMeant(nameOf(thing), text)));
  if (found.length === 0)
    throw new Error(`Nothing to measure is called ${only.join(' or ')}: ${names.join(', ')}`);
  return found;
}
