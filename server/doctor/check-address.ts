import { isLoopback } from '#server/http/client-address.ts';
import { isLoopbackOrigin } from '#server/http/origin.ts';
import type { Settings } from '#server/settings.ts';
import { unstatedWarning } from '#server/site/stated-settings.ts';
import { fault, ok, warning, type Finding } from './finding.ts';

type Environment = Record<string, string | undefined>;

const isPublic = ({ publicUrl }: Settings) => publicUrl !== null && !isLoopbackOrigin(publicUrl);

export function checkPublicAddress({ publicUrl }: Settings, { NODE_ENV }: Environment): Finding {
  const about = 'Dirección pública';
  const isLocal = publicUrl === null || isLoopbackOrigin(publicUrl);
  if (NODE_ENV === 'production' && isLocal)
    return fault(
      about,
      `${publicUrl ?? 'falta'}: con NODE_ENV=production pon en PUBLIC_URL la dirección de la escuela.`,
    );
  if (publicUrl === null) return ok(about, 'ninguna: la escuela es para esta máquina o esta red');
  if (!isLocal && !publicUrl.startsWith('https:'))
    return fault(
      about,
      `${publicUrl} no es https y las contraseñas viajarían a la vista: pon un proxy con TLS (deploy/).`,
    );
  return ok(about, publicUrl);
}

export function checkProxy({ publicUrl, trustedProxies, host }: Settings): Finding {
  const about = 'Proxy';
  // This server speaks no TLS: with https there is always a proxy.
  if (publicUrl?.startsWith('https:') && !trustedProxies)
    return fault(
      about,
      'con una dirección https hay uno delante, y sin TRUST_PROXY todos comparten los límites: TRUST_PROXY=true',
    );
  if (trustedProxies && !publicUrl)
    return warning(about, 'TRUST_PROXY está puesto y PUBLIC_URL no: pon la dirección pública.');
  if (!trustedProxies && publicUrl === null && host !== 'localhost' && !isLoopback(host))
    return warning(
      about,
      `HOST=${host} abre la escuela a la red sin TLS: para internet, un proxy con TRUST_PROXY y PUBLIC_URL.`,
    );
  return ok(about, trustedProxies ? 'TRUST_PROXY' : 'ninguno');
}

/** What pages tell learners about the operator, in the words of the warning at a start. */
export function checkStated(settings: Settings): Finding[] {
  if (!isPublic(settings)) return [];
  const about = 'Privacidad';
  const missing = unstatedWarning(settings);
  return [missing === null ? ok(about, 'país y proveedores declarados') : warning(about, missing)];
}

/** Beyond this, tokens count as too young (docs/operations.md). */
export const clockToleranceMs = 60_000;

/** Asks only the school's own address: for its clock, and whether what answers is the school. */
export async function checkReachable(settings: Settings, now: () => number): Promise<Finding[]> {
  const { publicUrl } = settings;
  if (publicUrl === null || !isPublic(settings)) return [];
  const about = 'Desde fuera';
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(5_000) });
    const health = (await answer.json().catch(() => null)) as { status?: unknown } | null;
    if (typeof health?.status !== 'string')
      return [
        warning(
          about,
          `en ${publicUrl} contesta otra cosa (${answer.status}): revisa el proxy y el dominio.`,
        ),
      ];
    const date = Date.parse(answer.headers.get('date') ?? '');
    const isOff = Math.abs(date - now()) > clockToleranceMs;
    const found = ok(about, `${publicUrl} contesta`);
    return isOff
      ? [found, fault('Reloj', `esta máquina y ${publicUrl} no dan la misma hora: activa NTP.`)]
      : [found];
  } catch {
    return [warning(about, `desde esta máquina no se llega a ${publicUrl}: compruébalo desde otra.`)];
  }
}
