import { expect, test, vi } from 'vitest';
import { Stores } from './stores.ts';

test('each part of a page gets the same store, made when the first of them asks', () => {
  const create = vi.fn(() => ({ count: 0 }));
  const page = new Stores();
  expect(create).not.toHaveBeenCalled();
  expect(page.of(create)).toBe(page.of(create));
  expect(create).toHaveBeenCalledExactlyOnceWith(page);
});

test('another page has stores of its own, and ends without the first', () => {
  const create = ({ ended }: Stores) => ({ isOver: () => ended.aborted });
  const [one, other] = [new Stores(), new Stores()];
  const [ofOne, ofOther] = [one.of(create), other.of(create)];
  one.end();
  expect([ofOne.isOver(), ofOther.isOver()]).toEqual([true, false]);
});
