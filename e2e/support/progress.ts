import type { Page } from '@playwright/test';

interface Row {
  module_number: number;
  completed_at: string;
}

/** The learner's rows as the server has them, read with the session that the page holds. */
export const storedProgress = (page: Page): Promise<Row[]> =>
  page.evaluate(async () => {
    const settings = document.getElementById('settings')?.textContent ?? '{}';
    const { supabaseUrl, supabaseAnonKey } = JSON.parse(settings) as Record<string, string | null>;
    const session = localStorage.getItem('aplica-ia-session') ?? '{}';
    const { access_token, user } = JSON.parse(session) as { access_token: string; user: { id: string } };
    const query = `select=*&user_id=eq.${user.id}&order=module_number.asc`;
    const response = await fetch(`${supabaseUrl ?? location.origin}/rest/v1/module_progress?${query}`, {
      headers: { apikey: supabaseAnonKey ?? '', Authorization: `Bearer ${access_token}` },
    });
    return (await response.json()) as Row[];
  });

/** Lets the learner's access run out, with a refresh token that the server no longer takes. */
export const expireSession = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('aplica-ia-session') ?? '{}') as object;
    const expired = { ...session, expires_at: 1, expires_in: 0, refresh_token: 'ya-no-sirve' };
    localStorage.setItem('aplica-ia-session', JSON.stringify(expired));
  });

/** The person comes back to a window that was open beside another one. */
export const focusWindow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Today as the school writes dates (specification, section 9). */
export const today = () => new Date().toLocaleDateString('es-ES', { timeZone: 'Europe/Madrid' });

/** Completes modules as the app's own call does, with the session that the page holds. */
export const completeModules = (page: Page, modules: number[]): Promise<void> =>
  page.evaluate(async (modules) => {
    const settings = document.getElementById('settings')?.textContent ?? '{}';
    const { supabaseUrl, supabaseAnonKey } = JSON.parse(settings) as Record<string, string | null>;
    const session = localStorage.getItem('aplica-ia-session') ?? '{}';
    const { access_token } = JSON.parse(session) as { access_token: string };
    for (const module_num of modules) {
      const response = await fetch(`${supabaseUrl ?? location.origin}/rest/v1/rpc/complete_module`, {
        method: 'POST',
        headers: {
          apikey: supabaseAnonKey ?? '',
          Authorization: `Bearer ${access_token}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ module_num }),
      });
      if (!response.ok) throw new Error(`module ${module_num}: ${response.status}`);
    }
  }, modules);
