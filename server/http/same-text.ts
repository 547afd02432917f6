import { timingSafeEqual } from 'node:crypto';

/** Takes as long for a key that is nearly right as for any other of its length. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
