import { ensureServer } from '#tools/ensure-built.ts';
import { migratedDatabase } from './database.ts';

/**
 * Before all files of the project: tests that start a server of its own start the compiled one, four times as fast, and all
 * databases are copies of one, which every worker would otherwise make for itself.
 */
export async function setup() {
  await Promise.all([ensureServer(), migratedDatabase()]);
}
