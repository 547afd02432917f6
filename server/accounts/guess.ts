import { tooManyRequests } from '#server/http/api-errors.ts';
import type { School } from './school.ts';

/** Whether this is the password, or the refusal of somebody who was wrong too often. */
export async function guessPassword(
  { limits, passwords }: School,
  client: string,
  account: string,
  password: string,
  findHash: () => Promise<string | null>,
): Promise<boolean | Response> {
  const guess = limits.guess(account, client);
  if (guess.wait !== null) return tooManyRequests(guess.wait);
  try {
    const isRight = await passwords.matches(password, await findHash());
    if (isRight) guess.forget();
    else guess.countAsWrong();
    return isRight;
  } catch (error) {
    guess.forget();
    throw error;
  }
}
