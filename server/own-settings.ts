import { existsSync } from 'node:fs';
import { readManifest } from '#server/site/pages.ts';
import { distDirOf, readSettings, type Settings } from './settings.ts';

/**
 * What the operator set: the environment, `.env`, and the public address that a built site brings along. A site that is
 * not there is the matter of whoever serves it.
 */
export async function readOwnSettings({ hasBuiltSite = true } = {}): Promise<Settings> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const site = hasBuiltSite ? await readManifest(distDirOf(process.env)).catch(() => null) : null;
  return readSettings(process.env, site?.publicAddress);
}
