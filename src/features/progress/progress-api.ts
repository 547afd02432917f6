import { throwIfRefused } from '#lib/backend/backend-answer.ts';
import { getSupabase } from '#lib/backend/supabase.ts';

export interface ModuleProgress {
  user_id: string;
  module_number: number;
  completed_at: string;
}

/** Specification, section 7: all columns, own rows, by number. */
export async function readProgress(userId: string): Promise<ModuleProgress[]> {
  const client = await getSupabase();
  const answer = await client
    .from('module_progress')
    .select('*')
    .eq('user_id', userId)
    .order('module_number', { ascending: true })
    // Three more tries take seven seconds; offline they cannot succeed.
    .retry(navigator.onLine);
  await throwIfRefused(answer);
  return (answer.data ?? []) as ModuleProgress[];
}

export async function completeModule(module: number): Promise<void> {
  const client = await getSupabase();
  await throwIfRefused(await client.rpc('complete_module', { module_num: module }));
}
