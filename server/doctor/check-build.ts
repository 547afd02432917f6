import { readManifest } from '#server/site/pages.ts';
import type { Settings } from '#server/settings.ts';
import { reasonOf } from '#server/start-error.ts';
import { version, versionText } from '#server/version.ts';
import { fault, ok, warning, type Finding } from './finding.ts';
import type { Machine } from './machine.ts';

export async function checkBuild({ distDir }: Pick<Settings, 'distDir'>, machine: Machine): Promise<Finding> {
  const about = 'Sitio construido';
  try {
    await readManifest(distDir);
  } catch (error) {
    return fault(about, reasonOf(error));
  }
  if ((await machine.isBuildFresh()) === false)
    return fault(about, `${distDir} es anterior a los últimos cambios: npm run build, y arranca otra vez.`);
  return ok(about, `${distDir} (${versionText(version)})`);
}

interface Health {
  status?: unknown;
  version?: unknown;
  commit?: unknown;
}

/** `holder` is the process that uses the data folder, if one does. */
export async function checkRunning(origin: string, holder: number | null): Promise<Finding> {
  const about = 'Servidor';
  let answer: Response;
  try {
    answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5_000) });
  } catch {
    if (holder === null) return warning(about, `no hay ninguno en marcha en ${origin}`);
    return fault(
      about,
      `el proceso ${holder} usa la carpeta de datos y no contesta en ${origin}: mira su registro.`,
    );
  }
  const health = (await answer.json().catch(() => null)) as Health | null;
  if (typeof health?.status !== 'string')
    return fault(about, `en ${origin} contesta otro programa: elige otro puerto con PORT.`);
  if (health.status !== 'ok')
    return fault(about, `en ${origin} dice que no puede guardar datos (${answer.status}): mira su registro.`);
  const running = { version: String(health.version), commit: String(health.commit) };
  if (running.version !== version.version || running.commit !== version.commit)
    return warning(
      about,
      `el que está en marcha es otro (${versionText(running)}): arráncalo de nuevo para usar este.`,
    );
  return ok(about, `en marcha en ${origin}`);
}
