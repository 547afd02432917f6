import { listeningOrigin } from '#server/http/origin.ts';
import type { Settings } from '#server/settings.ts';
import { reasonOf } from '#server/start-error.ts';
import { checkProxy, checkPublicAddress, checkReachable, checkStated } from './check-address.ts';
import { checkBuild, checkRunning } from './check-build.ts';
import { checkDatabase, holderOf } from './check-database.ts';
import { checkBackups, checkDataFolder } from './check-folders.ts';
import { checkMail } from './check-mail.ts';
import { fault, ok, type Finding } from './finding.ts';
import { checkDisk, checkNode, type Machine } from './machine.ts';

/** A check that fails itself is a fault, and the others go on. */
async function findingsOf(
  about: string,
  check: () => Finding | Finding[] | Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    return [fault(about, reasonOf(error))];
  }
}

function checkDisks({ backing, backup, dataDir }: Settings, machine: Machine): Promise<Finding[]> {
  const paths = [...(backing.mode === 'supabase' ? [] : [dataDir]), ...(backup ? [backup.folder] : [])];
  return Promise.all(paths.map((path) => checkDisk('Disco', path, machine)));
}

/** Everything that is wrong with this installation, and what is right. */
export async function diagnose(
  settings: Settings,
  environment: Record<string, string | undefined>,
  machine: Machine,
): Promise<Finding[]> {
  const holder = await holderOf(settings).catch(() => null);
  const origin = listeningOrigin(settings.host, settings.port);
  const checks = [
    findingsOf('Node', () => checkNode(machine)),
    findingsOf('Ajustes', () => ok('Ajustes', 'se entienden')),
    findingsOf('Sitio construido', () => checkBuild(settings, machine)),
    findingsOf('Servidor', () => checkRunning(origin, holder)),
    findingsOf('Carpeta de datos', () => checkDataFolder(settings, machine)),
    findingsOf('Disco', () => checkDisks(settings, machine)),
    findingsOf('Base de datos', () => checkDatabase(settings, holder, machine)),
    findingsOf('Copias', () => checkBackups(settings, machine)),
    findingsOf('Correo', () => checkMail(settings)),
    findingsOf('Dirección pública', () => checkPublicAddress(settings, environment)),
    findingsOf('Proxy', () => checkProxy(settings)),
    findingsOf('Desde fuera', () => checkReachable(settings, machine.now)),
    findingsOf('Privacidad', () => checkStated(settings)),
  ];
  return (await Promise.all(checks)).flat();
}

/** Without settings that can be understood only the machine can be checked. */
export function diagnoseWithout(mistakes: string[], machine: Machine): Finding[] {
  return [checkNode(machine), ...mistakes.map((mistake) => fault('Ajustes', mistake))];
}
