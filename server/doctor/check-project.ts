import { fault, ok, type Finding } from './finding.ts';

interface Project {
  supabaseUrl: string;
  supabaseAnonKey: string;
}

const about = 'Proyecto de Supabase';

/**
 * What the public key can find out: whether the project answers, knows the key, and has our table and our newest function.
 * Visitors may use neither, so the right answer is a refusal (42501); a missing one has another code.
 */
export async function checkProject({ supabaseUrl, supabaseAnonKey }: Project): Promise<Finding[]> {
  const ask = (path: string, method = 'GET') =>
    fetch(supabaseUrl + path, {
      method,
      headers: { apikey: supabaseAnonKey, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(10_000),
      ...(method === 'POST' && { body: '{}' }),
    });
  const codeOf = async (answer: Response) =>
    ((await answer.json().catch(() => null)) as { code?: unknown } | null)?.code;
  try {
    const health = await ask('/auth/v1/health');
    if (health.status === 401)
      return [fault(about, 'no acepta SUPABASE_ANON_KEY: copia otra vez la clave pública de su panel.')];
    if (!health.ok)
      return [fault(about, `${supabaseUrl} contesta ${health.status}: mira su panel, quizá está en pausa.`)];
    const [table, call] = [
      await ask('/rest/v1/module_progress?select=module_number&limit=1'),
      await ask('/rest/v1/rpc/my_data', 'POST'),
    ];
    const isThere = async (answer: Response) => answer.ok || (await codeOf(answer)) === '42501';
    if (!(await isThere(table)) || !(await isThere(call)))
      return [fault(about, 'le faltan migraciones: supabase db push --workdir dist/hosted')];
    return [ok(about, `${supabaseUrl} contesta, con las tablas y funciones de la escuela`)];
  } catch {
    return [fault(about, `no se llega a ${supabaseUrl}: corrige SUPABASE_URL, o mira su panel.`)];
  }
}
