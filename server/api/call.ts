import { z } from 'zod';
import type { LimitName } from '#server/accounts/auth-limits.ts';
import type { Asked, School } from '#server/accounts/school.ts';
import { tooManyRequests } from '#server/http/api-errors.ts';

export interface Call {
  name: string;
  /** GET also answers HEAD. */
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  query: z.ZodObject;
  /** Null: the call has none, and the server does not read one. */
  body: z.ZodObject | null;
  /** 'nothing' for links in mails, 'key' (the app's) for visitors, 'session' for learners. */
  needs: 'nothing' | 'key' | 'session' | 'secret key';
  limit: LimitName;
  /** The limit for this request. */
  limitOf: (school: School, asked: Asked) => LimitName;
  /** What the limit counts besides the client. */
  subject: (asked: Asked) => string | null;
  /** The answer beyond the limit; takes the seconds to wait. */
  tooMany: (retryAfter: number) => Response;
  /** bcrypt is slow by design: these calls are refused while too many wait. */
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
  /** For calls whose limit depends on the request. */
  limitOf?: (school: School, asked: Asked<Values<Query>, Values<Body>>) => LimitName;
  tooMany?: Call['tooMany'];
  subject?: (asked: Asked<Values<Query>, Values<Body>>) => string | null;
  costsHash?: boolean;
  answer: (school: School, asked: Asked<Values<Query>, Values<Body>>) => Promise<Response>;
}

/** One entry of the table. Its handler gets exactly the values that its schemas describe. */
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
    // The table holds entries of many types; each handler's values have passed its own schemas.
    limitOf: (school, asked) => entry.limitOf?.(school, asked as Asked<Values<Query>, Values<Body>>) ?? limit,
    subject: (asked) => entry.subject?.(asked as Asked<Values<Query>, Values<Body>>) ?? null,
    answer: (school, asked) => entry.answer(school, asked as Asked<Values<Query>, Values<Body>>),
  };
}
