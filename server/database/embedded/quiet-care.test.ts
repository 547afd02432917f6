import { expect, it } from 'vitest';
import type { Clock } from '#server/clock.ts';
import { keepTidy, quiet } from './quiet-care.ts';

/** A school with a clock that the test moves. */
function school() {
  const state = { now: 0, turns: 0, changedRows: 0, tidied: 0, work: Promise.resolve() };
  let alarm: { at: number; work: () => void } | null = null;
  const clock: Clock = {
    now: () => new Date(state.now),
    after(ms, work) {
      alarm = { at: state.now + ms, work };
      return () => void (alarm = null);
    },
  };
  const stop = keepTidy({
    turns: () => state.turns,
    changedRows: () => state.changedRows,
    tidy() {
      state.tidied += 1;
      return state.work;
    },
    clock,
  });
  const pass = (ms: number) => {
    for (const until = state.now + ms; alarm && alarm.at <= until;) {
      state.now = alarm.at;
      alarm.work();
    }
  };
  return { state, pass, stop };
}

const day = 24 * 60 * 60_000;

it('tables are tidied in a quiet period after a change, and at most once a day', () => {
  const { state, pass } = school();
  pass(day);
  expect(state.tidied).toBe(0);
  state.changedRows = 1;
  pass(quiet.whileMs);
  expect(state.tidied).toBe(1);
  state.changedRows = 2;
  pass(day - quiet.whileMs);
  expect(state.tidied).toBe(1);
  pass(quiet.whileMs);
  expect(state.tidied).toBe(2);
  pass(day);
  expect(state.tidied).toBe(2);
});

it('many changed rows are tidied before the next day', () => {
  const { state, pass } = school();
  state.changedRows = 1;
  pass(quiet.whileMs);
  state.changedRows += quiet.changedRows;
  pass(quiet.whileMs);
  expect(state.tidied).toBe(2);
});

it('tidying neither blocks learners nor is blocked by them', () => {
  const { state, pass } = school();
  state.changedRows = quiet.changedRows;
  for (let i = 0; i < 100; i++) {
    state.turns += quiet.turns + 1;
    pass(quiet.whileMs);
  }
  expect(state.tidied).toBe(0);
  pass(quiet.whileMs);
  expect(state.tidied).toBe(1);
});

it('nothing is tidied after the stop', async () => {
  const { state, pass, stop } = school();
  state.changedRows = 1;
  await stop();
  pass(day);
  expect(state.tidied).toBe(0);
});

it('the end waits for tidying that lasts longer than the next look', async () => {
  const { state, pass, stop } = school();
  let finish: () => void = () => undefined;
  state.work = new Promise((resolve) => (finish = resolve));
  state.changedRows = 1;
  pass(2 * quiet.whileMs);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  finish();
  await stopped;
});
