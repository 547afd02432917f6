import { tooManyRequests } from '#server/http/api-errors.ts';
import type { School } from './school.ts';

/** Whether the password is right, or the refusal for a caller with too many wrong guesses. */
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
