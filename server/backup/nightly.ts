import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#server/clock.ts';
import { reasonOf } from '#server/start-error.ts';

export interface NightlyOptions {
  folder: string;
  /** How many copies to keep. */
  keep: number;
  extension: 'gz' | 'dump';
  /** Writes one copy; returns the number of accounts, or null if unknown. */
  write(file: string): Promise<number | null>;
  clock: Clock;
  log(record: Record<string, unknown>): void;
}

const hour = 3;
const dayMs = 86_400_000;
const settleMs = 60_000;
const stopPatienceMs = 10_000;

const namePattern = /^aplica-ia-(\d{4}-\d\d-\d\dT\d{6}Z)\.(gz|dump)$/;
const draftPattern = /^aplica-ia-(\d{4}-\d\d-\d\dT\d{6}Z)\.(gz|dump)(\.[0-9a-f]+)?\.partial$/;

/** `2026-11-16T030000Z`: sorts by time, and valid on every file system. */
const stampOf = (date: Date) => date.toISOString().replace(/:|\.\d+/g, '');

const timeOf = (stamp: string) =>
  Date.parse(stamp.replace(/T(\d\d)(\d\d)(\d\d)Z$/, (_, h, m, s) => `T${h}:${m}:${s}Z`));

/** When the copy of this name was made; NaN for any other file. */
export const copyTime = (name: string) => timeOf(namePattern.exec(name)?.[1] ?? '');

/** The next 03:00, server time. */
function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(hour, 0, 0, 0);
  if (night <= now) night.setDate(night.getDate() + 1);
  return night;
}

/** The names of our copies in a folder, the oldest first. */
export async function copiesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => namePattern.test(name)).sort();
}

/**
 * Removes only files with our names. A draft may belong to another server that is still writing; after a day, that process
 * has died.
 */
async function removeOld(folder: string, keep: number, now: number): Promise<void> {
  const copies = await copiesIn(folder);
  const halves = (await readdir(folder)).filter((name) => {
    const stamp = draftPattern.exec(name)?.[1];
    return stamp && now - timeOf(stamp) > dayMs;
  });
  for (const name of [...copies.slice(0, Math.max(0, copies.length - keep)), ...halves])
    await rm(join(folder, name), { force: true });
}

/** Makes a copy every night, and one soon after a start that follows a missed night. A failure is only logged. */
export function startNightly({ folder, keep, extension, write, clock, log }: NightlyOptions) {
  let cancel: () => void = () => undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  const backUp = async () => {
    const begun = clock.now();
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `aplica-ia-${stampOf(begun)}.${extension}`);
      const accounts = await write(file);
      await removeOld(folder, keep, begun.getTime());
      const ms = clock.now().getTime() - begun.getTime();
      log({ time: begun.toISOString(), level: 'info', message: 'Copia guardada', file, accounts, ms });
    } catch (error) {
      const message = `La copia de esta noche ha fallado: ${reasonOf(error)}`;
      log({ time: begun.toISOString(), level: 'error', message });
    }
  };

  const plan = (ms: number) => {
    if (isStopped) return;
    cancel = clock.after(ms, () => {
      running = backUp().then(() => plan(nextNight(clock.now()).getTime() - clock.now().getTime()));
    });
  };

  const begin = async () => {
    const [newest] = (await copiesIn(folder).catch((): string[] => [])).reverse();
    const stamp = newest && namePattern.exec(newest)?.[1];
    const now = clock.now().getTime();
    const isMissed = !stamp || now - timeOf(stamp) > dayMs;
    plan(isMissed ? settleMs : nextNight(clock.now()).getTime() - now);
  };
  const begun = begin();

  return {
    /** Waits for a copy in progress, unless it takes longer than a stop may. */
    async stop() {
      isStopped = true;
      await begun;
      cancel();
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, stopPatienceMs)));
      await Promise.race([running, patience]);
      clearTimeout(timer);
    },
  };
}
