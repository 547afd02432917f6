import { sql, type Kysely } from 'kysely';
import { signedOut } from '#server/accounts/refusals.ts';
import type { Asked, Caller, School } from '#server/accounts/school.ts';
import { askAsLearner, asSchool, type Question } from '#server/database/as-role.ts';
import { dataError } from '#server/http/api-errors.ts';

type Db = Kysely<unknown>;

/** PostgREST's status when our function or a policy refuses. */
const refusals: Record<string, number> = { '22023': 400, P0001: 400, '42501': 403 };

function refusalOf(error: unknown): Response {
  const { code = '', message } = error as { code?: string; message: string };
  const status = refusals[code];
  if (status === undefined) throw error;
  return dataError(status, code, message);
}

/** Runs one statement, and so one transaction. */
async function answerLearner(
  { data }: School,
  { claims }: Caller,
  question: Question,
  answer: (text: string) => Response,
): Promise<Response> {
  if (!claims) return signedOut();
  try {
    const text = await askAsLearner(data, claims, question);
    return text === null ? signedOut() : answer(text);
  } catch (error) {
    return refusalOf(error);
  }
}

const json = 'application/json; charset=utf-8';

interface Page {
  rows: unknown[];
  offset: number;
  /** The number of all matching rows; null unless the caller asked for it. */
  total: number | null;
}

/** As in PostgREST, Content-Range says which rows these are, of how many. */
function rowsAnswer({ rows, offset, total }: Page): Response {
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  const isPart = total !== null && rows.length < total;
  return Response.json(rows, {
    status: isPart ? 206 : 200,
    headers: { 'Content-Type': json, 'Content-Range': `${range}/${total ?? '*'}` },
  });
}

const ownProgress = `
  select coalesce(json_agg(progress order by module_number), '[]')
  from public.module_progress as progress where user_id = $1::uuid`;

export const readProgress = (
  school: School,
  { query, caller, wantsCount }: Asked<{ user_id: string }>,
): Promise<Response> =>
  answerLearner(school, caller, { text: ownProgress, value: query.user_id }, (text) => {
    const rows = JSON.parse(text) as unknown[];
    return rowsAnswer({ rows, offset: 0, total: wantsCount ? rows.length : null });
  });

/** The largest page; a Supabase project has such a limit too. */
const pageSize = 100;

const countProgress = async (db: Db) => {
  const { rows } = await sql<{ count: number }>`select count(*) from public.module_progress`.execute(db);
  return rows[0]?.count ?? 0;
};

/** A script that pages with `offset` must see every row once, so rows with equal times need an order too. */
export const exportProgress = (
  { data }: School,
  { query, wantsCount }: Asked<{ order?: string | undefined; offset?: string | undefined }>,
): Promise<Response> =>
  asSchool(data, async (db) => {
    const offset = Number(query.offset ?? 0);
    const total = wantsCount ? await countProgress(db) : null;
    if (total !== null && offset > 0 && offset >= total) {
      return dataError(416, 'PGRST103', 'No hay tantas filas.', { 'Content-Range': `*/${total}` });
    }
    const byMoment = query.order === undefined ? sql`` : sql`completed_at,`;
    const { rows } = await sql`
      select module_number, completed_at from public.module_progress
      order by ${byMoment} user_id, module_number limit ${pageSize} offset ${offset}`.execute(db);
    return rowsAnswer({ rows, offset, total });
  });

/** Functions return one result. */
const oneResult = { 'Content-Range': '0-0/*' };

/** The database also refuses other numbers. */
export async function completeModule(
  school: School,
  { body, caller }: Asked<unknown, { module_num: number | null }>,
): Promise<Response> {
  const { module_num } = body;
  if (module_num === null || ![1, 2, 3, 4, 5, 6].includes(module_num)) {
    return dataError(400, '22023', 'El módulo debe ser un número del 1 al 6.');
  }
  const question = { text: 'select public.complete_module($1::integer)', value: module_num };
  return answerLearner(
    school,
    caller,
    question,
    () => new Response(null, { status: 204, headers: oneResult }),
  );
}

export const readMyData = (school: School, { caller }: Asked): Promise<Response> =>
  answerLearner(
    school,
    caller,
    { text: 'select public.my_data()' },
    (text) => new Response(text, { headers: { 'Content-Type': json, ...oneResult } }),
  );
