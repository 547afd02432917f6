import { expect, it, vi } from 'vitest';
import { repeatUntilThrottled, throttleCpu } from './throttle.ts';

/** A Chromium whose fixed loop takes these milliseconds, one after the other. */
function browserWithLoops(...times: number[]) {
  const answer = (method: string) =>
    method === 'Runtime.evaluate' ? { result: { value: [times.shift()] } } : {};
  return { send: (method: string) => Promise.resolve(answer(method)) } as Parameters<typeof throttleCpu>[0];
}

const measureIn = (devtools: ReturnType<typeof browserWithLoops>) => async () => {
  const check = await throttleCpu(devtools);
  await check();
  return 'figures';
};

it('a load at full speed is discarded and repeated', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  expect(await repeatUntilThrottled(measureIn(browserWithLoops(5, 5.2, 5.2, 5.1, 5.2, 5, 19)))).toBe(
    'figures',
  );
  expect(log.mock.calls).toEqual([['again: The processor was 1.04 times slower, not 4.']]);
  log.mockRestore();
});

it('a throttle that is briefly off because of a busy machine is checked again', async () => {
  expect(await repeatUntilThrottled(measureIn(browserWithLoops(5, 9, 20)))).toBe('figures');
});

it('the bench fails when no load is throttled', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const devtools = browserWithLoops(...Array<number>(40).fill(5));
  await expect(repeatUntilThrottled(measureIn(devtools))).rejects.toThrow('1.00 times slower');
  log.mockRestore();
});

it('any other failure is not retried', async () => {
  const measure = vi.fn(() => Promise.reject(new Error('no heading')));
  await expect(repeatUntilThrottled(measure)).rejects.toThrow('no heading');
  expect(measure).toHaveBeenCalledOnce();
});
