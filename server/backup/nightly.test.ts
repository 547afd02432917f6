import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Clock } from '#server/clock.ts';
import { bringTo } from './school-export.ts';
import { startNightly, type NightlyOptions } from './nightly.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A clock that stands still until the test moves it to the next scheduled moment. */
function createClock(start: Date) {
  let now = start;
  let planned: { at: number; work: () => void } | null = null;
  const clock: Clock = {
    now: () => new Date(now),
    after(ms, work) {
      planned = { at: now.getTime() + ms, work };
      return () => (planned = null);
    },
  };
  return {
    clock,
    isWaiting: () => planned !== null,
    nextRun: () => new Date(planned?.at ?? 0),
    ring() {
      const { at, work } = planned ?? { at: 0, work: () => undefined };
      planned = null;
      now = new Date(at);
      work();
    },
  };
}

const noon = new Date(2026, 10, 16, 12, 0, 0);

function start(time: ReturnType<typeof createClock>, more: Partial<NightlyOptions> = {}) {
  const records: Record<string, unknown>[] = [];
  const nightly = startNightly({
    folder,
    keep: 3,
    extension: 'gz',
    write: async (file) => {
      await writeFile(file, 'copia');
      return 2;
    },
    clock: time.clock,
    log: (record) => records.push(record),
    ...more,
  });
  const nextRecord = () => vi.waitFor(() => expect(time.isWaiting()).toBe(true));
  return { nightly, records, ready: nextRecord };
}

it('copies are made soon after the first start, then every night at three, and the oldest are removed', async () => {
  await writeFile(join(folder, 'mis-notas.gz'), 'not ours');
  await writeFile(join(folder, 'aplica-ia-2026-01-01T030000Z.gz.partial'), 'half');
  const time = createClock(noon);
  const { nightly, records, ready } = start(time);
  await ready();
  expect(time.nextRun().getTime() - noon.getTime()).toBe(60_000);
  for (let night = 1; night <= 5; night++) {
    time.ring();
    await ready();
    expect(time.nextRun()).toEqual(new Date(2026, 10, 16 + night, 3, 0, 0));
  }
  const copies = (await readdir(folder)).sort();
  expect(copies).toHaveLength(4);
  expect(copies.at(-1)).toBe('mis-notas.gz');
  expect(copies.slice(0, 3)).toEqual(
    records.slice(-3).map(({ file }) => String(file).slice(folder.length + 1)),
  );
  expect(records).toHaveLength(5);
  expect(records[0]).toMatchObject({ level: 'info', message: 'Copia guardada', accounts: 2 });
  await nightly.stop();
  expect(time.isWaiting()).toBe(false);
});

it('a restart on the same day makes no extra copy', async () => {
  const stamp = new Date(noon.getTime() - 3_600_000).toISOString().replace(/:|\.\d+/g, '');
  await writeFile(join(folder, `aplica-ia-${stamp}.gz`), 'copia');
  const time = createClock(noon);
  const { nightly, ready } = start(time);
  await ready();
  expect(time.nextRun()).toEqual(new Date(2026, 10, 17, 3, 0, 0));
  await nightly.stop();
});

it('servers that copy into one folder in the same second do not disturb each other', async () => {
  const copies = await Promise.all(
    ['una', 'otra'].map(async (text) => {
      const made = join(folder, text);
      await writeFile(made, text);
      const time = createClock(noon);
      const write = async (file: string) => {
        await bringTo(made, file);
        return 2;
      };
      return { time, ...start(time, { write }) };
    }),
  );
  for (const { ready } of copies) await ready();
  for (const { time } of copies) time.ring();
  for (const { ready } of copies) await ready();
  expect(copies.flatMap(({ records }) => records)).toMatchObject([{ level: 'info' }, { level: 'info' }]);
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^aplica-ia-.*\.gz$/)]);
  for (const { nightly } of copies) await nightly.stop();
});

it('an unfinished copy of another server stays, and is removed after a day', async () => {
  const theirs = `aplica-ia-${noon.toISOString().replace(/:|\.\d+/g, '')}.gz.partial`;
  await writeFile(join(folder, theirs), 'half');
  const time = createClock(noon);
  const { nightly, ready } = start(time);
  const copy = async () => {
    await ready();
    time.ring();
    await ready();
  };
  await copy();
  expect(await readdir(folder)).toContain(theirs);
  await copy();
  await copy();
  expect(await readdir(folder)).not.toContain(theirs);
  await nightly.stop();
});

it('a failure is reported, removes no copies, and the next night tries again', async () => {
  const old = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'].map(
    (d) => `aplica-ia-${d}T030000Z.gz`,
  );
  for (const name of old) await writeFile(join(folder, name), 'copia');
  const time = createClock(noon);
  const { nightly, records, ready } = start(time, { write: () => Promise.reject(new Error('disco lleno')) });
  await ready();
  time.ring();
  await ready();
  expect(records).toEqual([
    expect.objectContaining({ level: 'error', message: 'La copia de esta noche ha fallado: disco lleno' }),
  ]);
  expect((await readdir(folder)).sort()).toEqual(old);
  expect(time.nextRun()).toEqual(new Date(2026, 10, 17, 3, 0, 0));
  await nightly.stop();
});

it('a missing folder is created, and a failure to do so only reported', async () => {
  const time = createClock(noon);
  const blocked = join(folder, 'file');
  await writeFile(blocked, '');
  const { nightly, records, ready } = start(time, { folder: join(blocked, 'copias') });
  await ready();
  time.ring();
  await ready();
  expect(records[0]?.level).toBe('error');
  await nightly.stop();

  await mkdir(join(folder, 'other'));
  const again = createClock(noon);
  const second = start(again, { folder: join(folder, 'other', 'copias') });
  await second.ready();
  again.ring();
  await second.ready();
  expect(second.records[0]?.level).toBe('info');
  await second.nightly.stop();
});
