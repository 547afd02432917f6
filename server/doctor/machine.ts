import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fault, ok, warning, type Finding } from './finding.ts';

/** What the checks ask the machine; tests describe others. */
export interface Machine {
  /** `20.19.4` */
  nodeVersion: string;
  now(): number;
  /** Null on systems without users. */
  uid: number | null;
  freeBytes(path: string): Promise<number>;
  /** Null where there are no sources to compare the build with. */
  isBuildFresh(): Promise<boolean | null>;
}

async function isBuildFresh(): Promise<boolean | null> {
  const hasSources = existsSync('tools/ensure-built.ts') && existsSync('src');
  const isOwnSite = resolve(process.env.DIST_DIR?.trim() || 'dist') === resolve('dist');
  if (!hasSources || !isOwnSite) return null;
  const args = ['--import', 'tsx', 'tools/ensure-built.ts', 'check'];
  const [code] = (await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'close')) as [number | null];
  // ensure-built.ts answers 3 for a build older than its sources.
  return code === 0 ? true : code === 3 ? false : null;
}

export const thisMachine: Machine = {
  nodeVersion: process.versions.node,
  now: () => Date.now(),
  uid: process.getuid?.() ?? null,
  async freeBytes(path) {
    const disk = await statfs(path);
    return disk.bavail * disk.bsize;
  },
  isBuildFresh,
};

/** The last day with security updates (https://github.com/nodejs/release). Odd versions get them for half a year only. */
const lastDays: Record<number, string> = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' };

export function checkNode({ nodeVersion, now }: Machine): Finding {
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
  const about = 'Node';
  if (major < 20 || (major === 20 && minor < 19))
    return fault(about, `${nodeVersion} es demasiado antiguo: instala Node 24 (como mínimo, 20.19).`);
  if (major % 2 === 1)
    return warning(
      about,
      `${nodeVersion} es una versión de paso, con pocos meses de arreglos: instala Node 24.`,
    );
  const lastDay = lastDays[major];
  if (lastDay && now() > Date.parse(`${lastDay}T23:59:59Z`)) {
    const [year, month, day] = lastDay.split('-').map(Number);
    return warning(
      about,
      `${nodeVersion} no recibe arreglos de seguridad desde el ${day}-${month}-${year}: instala Node 24.`,
    );
  }
  return ok(about, nodeVersion);
}

/** The folder, or the nearest one above it that exists. */
export function existing(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existing(dirname(path));
}

const megabyte = 1024 * 1024;

/** The embedded database now and then needs 48 MB at once (database/file-fault.ts), and a nightly copy its own room. */
export async function checkDisk(about: string, path: string, { freeBytes }: Machine): Promise<Finding> {
  const free = Math.floor((await freeBytes(existing(path))) / megabyte);
  const room = `quedan ${free} MB en el disco de ${path}`;
  if (free < 100) return fault(about, `${room}: libera espacio antes de que la escuela deje de guardar.`);
  return free < 1024 ? warning(about, `${room}: libera espacio pronto.`) : ok(about, room);
}
