import nodemailer from 'nodemailer';
import { DeliveryError, type Courier } from './mail.ts';

const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** Enough for a class that signs up together, few enough for any mail server. */
const atOnce = 4;

interface SmtpError {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  command?: string;
}

/** `550` says more than `EENVELOPE`, and `ECONNREFUSED` more than `ESOCKET`. */
function deliveryError(error: unknown): DeliveryError {
  const { code, originalCode, responseCode, command } = error as SmtpError;
  const reason = [originalCode ?? code, responseCode].filter(Boolean).join(' ') || 'unknown';
  const isAboutRecipient = command === 'RCPT TO' || (code === 'EENVELOPE' && command === 'API');
  // 421 closes the connection, whichever command it answers. A rejected text may be due to a rule that the operator can fix.
  if (responseCode === 421 || !(isAboutRecipient || command === 'DATA')) {
    return new DeliveryError('server', reason, { cause: error });
  }
  const isForGood = isAboutRecipient && (responseCode === undefined || responseCode >= 500);
  return new DeliveryError(isForGood ? 'refused' : 'mail', reason, { cause: error });
}

/** The sender's domain: everything after the last @. */
const domainOf = (from: string) => /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';

function transportTo(url: string) {
  const { username, password } = new URL(url);
  return nodemailer.createTransport({
    // An attacker in between can hide that the mail server offers encryption. With a password to lose, insist on it;
    // `?requireTLS=false` in SMTP_URL overrides this.
    requireTLS: username !== '' || password !== '',
    pool: true,
    maxConnections: atOnce,
    // The outbox decides when to retry, and we close idle connections before the other side does.
    maxRequeues: 0,
    idleTimeout: 10_000,
    ...timeouts,
    url,
  });
}

/** Null when the mail server lets us in; otherwise a code, never its own words. */
export async function verifySmtp({ url }: { url: string }): Promise<string | null> {
  const transport = transportTo(url);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return deliveryError(error).reason;
  } finally {
    transport.close();
  }
}

export function smtpCourier(smtp: { url: string; from: string }): Courier {
  const transport = transportTo(smtp.url);
  const domain = domainOf(smtp.from);
  return {
    atOnce,
    async deliver({ id, to, subject, text, html }) {
      try {
        await transport.sendMail({
          from: smtp.from,
          // A plain string would be parsed as a list, into which a stranger could put other people's addresses.
          to: { name: '', address: to },
          messageId: `<${id}@${domain}>`,
          // Stops out-of-office replies.
          headers: { 'Auto-Submitted': 'auto-generated' },
          subject,
          text,
          html,
        });
      } catch (error) {
        throw deliveryError(error);
      }
    },
    close: () => transport.transporter.close?.({ force: true }),
  };
}
