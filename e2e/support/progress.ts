import type { Page } from '@playwright/test';

interface Row {
  module_number: number;
  completed_at: string;
}

/** Calls the server as the app does, with the page's session; `:user` stands for its learner's id. */
const ask = (page: Page, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([path, body]) => {
      const settings = document.getElementById('settings')?.textContent ?? '{}';
      const { supabaseUrl, supabaseAnonKey } = JSON.parse(settings) as Record<string, string | null>;
      const session = localStorage.getItem('aplica-ia-session') ?? '{}';
      const { access_token, user } = JSON.parse(session) as { access_token: string; user: { id: string } };
      const response = await fetch(
        `${supabaseUrl ?? location.origin}/rest/v1/${path.replace(':user', user.id)}`,
        {
          method: body ? 'POST' : 'GET',
          headers: {
            apikey: supabaseAnonKey ?? '',
            Authorization: `Bearer ${access_token}`,
            'Content-Type': 'application/json',
          },
          body: JSON.stringify(body),
        },
      );
      const answer = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${answer}`);
      return answer === '' ? null : (JSON.parse(answer) as unknown);
    },
    [path, body] as const,
  );

/** The learner's rows on the server. */
export const storedProgress = async (page: Page) =>
  (await ask(page, 'module_progress?select=*&user_id=eq.:user&order=module_number.asc')) as Row[];

/** Completes modules without their buttons. */
export async function completeModules(page: Page, modules: number[]) {
  for (const module_num of modules) await ask(page, 'rpc/complete_module', { module_num });
}

/** Today's date as the school formats it (specification, section 9). */
export const today = () => new Date().toLocaleDateString('es-ES', { timeZone: 'Europe/Madrid' });
