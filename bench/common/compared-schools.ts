import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compiledServer } from '#server/testing/process.ts';
import { startSchool } from './school.ts';
import { openSlowLine } from './slow-line.ts';
import type { Later } from './with-cleanup.ts';

export interface ComparedSchool {
  name: 'here' | 'against';
  folder: string;
  /** At full speed, for preparation. */
  origin: string;
  /** Behind slow 4G, for measurement. */
  slowOrigin: string;
}

/** This checkout's school and, given another folder, the one built there. */
export async function startCompared(against: string | undefined, later: Later): Promise<ComparedSchool[]> {
  const start = async (name: ComparedSchool['name'], folder: string): Promise<ComparedSchool> => {
    if (!existsSync(join(folder, 'dist/server/start.js')))
      throw new Error(`${folder} has no built school: run \`npm run build\` there.`);
    const school = await startSchool({}, compiledServer(folder));
    later(() => school.stop());
    const line = await openSlowLine(school.origin);
    later(() => line.close());
    return { name, folder, origin: school.origin, slowOrigin: line.origin };
  };
  const here = await start('here', process.cwd());
  return against ? [here, await start('against', resolve(against))] : [here];
}
