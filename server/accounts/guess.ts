import { tooManyRequests } from '#server/http/api-errors.ts';
import type { School } from './school.ts';

/** Whether the check says that this is the password, or the refusal of somebody who was wrong too often. */
export async function guessPassword(
  { limits }: School,
  client: string,
  account: string,
  check: () => Promise<boolean>,
): Promise<boolean | Response> {
  const guess = limits.guess(account, client);
  if (guess.wait !== null) return tooManyRequests(guess.wait);
  try {
    const isRight = await check();
    if (isRight) guess.forget();
    else guess.countAsWrong();
    return isRight;
  } catch (error) {
    guess.forget();
    throw error;
  }
}
