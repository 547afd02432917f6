import type { Settings } from '#server/settings.ts';
import { fault, ok, warning, type Finding } from './finding.ts';

/** Greets the mail server and signs in there; sends nothing. */
export async function checkMail(settings: Settings): Promise<Finding> {
  const { backing, smtp, publicUrl, trustedProxies, dataDir } = settings;
  const about = 'Correo';
  if (backing.mode === 'supabase') return ok(about, 'lo envía el proyecto de Supabase');
  if (!smtp) {
    if (trustedProxies)
      return warning(
        about,
        `sin SMTP_URL no sale ninguno: quedan en ${dataDir}/mailbox.jsonl, y nadie confirma su cuenta.`,
      );
    const place = publicUrl ? 'en esta máquina' : 'en el buzón local, que solo se lee en esta máquina';
    return ok(about, `sin SMTP_URL los correos quedan ${place}`);
  }
  const { verifySmtp } = await import('#server/mail/smtp.ts');
  const reason = await verifySmtp(smtp);
  const { hostname, port } = new URL(smtp.url);
  const where = port ? `${hostname}:${port}` : hostname;
  if (reason === null) return ok(about, `${where} acepta la conexión`);
  const advice = reason.startsWith('EAUTH') ? 'rechaza el usuario o la clave' : 'no acepta la conexión';
  return fault(about, `${where} ${advice} (${reason}): corrige SMTP_URL, o el servidor de correo.`);
}
