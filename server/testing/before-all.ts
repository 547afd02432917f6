import { ensureServer } from '#tools/ensure-built.ts';
import { migratedDatabase } from './database.ts';

/**
 * Runs before all files of the project: tests that start a server process use the compiled one, four times as fast, and all
 * databases are copies of one, which every worker would otherwise create.
 */
export async function setup() {
  await Promise.all([ensureServer(), migratedDatabase()]);
}
