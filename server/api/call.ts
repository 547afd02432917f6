import { z } from 'zod';
import type { LimitName } from '#server/accounts/auth-limits.ts';
import type { Asked, School } from '#server/accounts/school.ts';
import { tooManyRequests } from '#server/http/api-errors.ts';

export interface Call {
  name: string;
  /** What answers GET answers HEAD too. */
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  query: z.ZodObject;
  /** Null: the call has none, and one that comes is not read. */
  body: z.ZodObject | null;
  /** Nothing for a link in a mail, the app's key for visitors, a session besides for learners. */
  needs: 'nothing' | 'key' | 'session' | 'secret key';
  limit: LimitName;
  /** The limit of this very request. */
  limitOf: (school: School, asked: Asked) => LimitName;
  /** What the limit counts besides the client. */
  subject: (asked: Asked) => string | null;
  /** The answer beyond the limit, with the seconds to wait. */
  tooMany: (retryAfter: number) => Response;
  /** bcrypt is slow on purpose: these are turned away while too many wait. */
  costsHash: boolean;
  answer: (school: School, asked: Asked) => Promise<Response>;
}

type Shape = z.core.$ZodLooseShape;
type Values<S extends Shape> = z.output<z.ZodObject<S, z.core.$strict>>;

interface Entry<Query extends Shape, Body extends Shape> {
  name: string;
  method: Call['method'];
  path: string;
  query?: Query;
  body?: Body;
  needs: Call['needs'];
  limit: LimitName;
  /** Where the limit depends on what was sent. */
  limitOf?: (school: School, asked: Asked<Values<Query>, Values<Body>>) => LimitName;
  tooMany?: Call['tooMany'];
  subject?: (asked: Asked<Values<Query>, Values<Body>>) => string | null;
  costsHash?: boolean;
  answer: (school: School, asked: Asked<Values<Query>, Values<Body>>) => Promise<Response>;
}

/** One entry of the table. Its answer gets exactly the values that its schemas describe, and nothing else. */
export function call<Query extends Shape = Record<never, never>, Body extends Shape = Record<never, never>>(
  entry: Entry<Query, Body>,
): Call {
  const { name, method, path, needs, limit, tooMany = tooManyRequests, costsHash = false } = entry;
  return {
    name,
    method,
    path,
    needs,
    limit,
    tooMany,
    costsHash,
    query: z.strictObject(entry.query ?? {}),
    body: entry.body ? z.strictObject(entry.body) : null,
    // The table holds entries of many types; what each one gets has passed its own schemas.
    limitOf: (school, asked) => entry.limitOf?.(school, asked as Asked<Values<Query>, Values<Body>>) ?? limit,
    subject: (asked) => entry.subject?.(asked as Asked<Values<Query>, Values<Body>>) ?? null,
    answer: (school, asked) => entry.answer(school, asked as Asked<Values<Query>, Values<Body>>),
  };
}
