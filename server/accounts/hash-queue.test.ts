import { expect, it } from 'vitest';
import { BusyError, createHashQueue } from './hash-queue.ts';

/** Work that the test ends. */
function work() {
  let finish: () => void = () => undefined;
  let hasBegun = false;
  const done = new Promise<void>((resolve) => (finish = resolve));
  const run = () => {
    hasBegun = true;
    return done;
  };
  return { run, finish, begun: () => hasBegun };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs a few at a time, and the rest in order of arrival', async () => {
  const queue = createHashQueue({ atOnce: 2, waiting: 10 });
  const jobs = [work(), work(), work(), work()];
  const all = jobs.map((job) => queue.run(job.run));
  await settle();
  expect(jobs.map((job) => job.begun())).toEqual([true, true, false, false]);
  jobs[1]?.finish();
  await settle();
  expect(jobs.map((job) => job.begun())).toEqual([true, true, true, false]);
  jobs.forEach((job) => job.finish());
  await Promise.all(all);
  expect(jobs.every((job) => job.begun())).toBe(true);
});

it('refuses at once while too many wait, and accepts again afterwards', async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 1 });
  const [first, second] = [work(), work()];
  expect(queue.isFull).toBe(false);
  const running = [queue.run(first.run), queue.run(second.run)];
  expect(queue.isFull).toBe(true);
  await expect(queue.run(() => Promise.resolve())).rejects.toBeInstanceOf(BusyError);
  first.finish();
  second.finish();
  await Promise.all(running);
  await expect(queue.run(() => Promise.resolve('in'))).resolves.toBe('in');
});

it('a failure frees its slot', async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run(() => Promise.resolve('in'))).resolves.toBe('in');
});
