import nodemailer from 'nodemailer';
import { DeliveryError, type Courier } from './mail.ts';

const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** Enough for a class that signs up together, and few enough for any mail server. */
const atOnce = 4;

interface SmtpError {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  command?: string;
}

/** `EENVELOPE` says less than `550`, and `ESOCKET` less than `ECONNREFUSED`. */
function deliveryError(error: unknown): DeliveryError {
  const { code, originalCode, responseCode, command } = error as SmtpError;
  const reason = [originalCode ?? code, responseCode].filter(Boolean).join(' ') || 'unknown';
  const isAboutRecipient = command === 'RCPT TO' || (code === 'EENVELOPE' && command === 'API');
  // 421 closes the connection, whatever it answers. A refusal of the text may come from a rule that the operator can mend.
  if (responseCode === 421 || !(isAboutRecipient || command === 'DATA')) {
    return new DeliveryError('server', reason, { cause: error });
  }
  const isForGood = isAboutRecipient && (responseCode === undefined || responseCode >= 500);
  return new DeliveryError(isForGood ? 'refused' : 'mail', reason, { cause: error });
}

/** The domain of the sender: what stands behind the last @. */
const domainOf = (from: string) => /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';

export function smtpCourier(smtp: { url: string; from: string }): Courier {
  const { username, password } = new URL(smtp.url);
  const transport = nodemailer.createTransport({
    // Somebody between us and the mail server can hide that it offers encryption. With a password to lose, insist;
    // `?requireTLS=false` in SMTP_URL goes before this.
    requireTLS: username !== '' || password !== '',
    pool: true,
    maxConnections: atOnce,
    // The outbox decides when a mail is tried again, and a connection is closed before the other side grows tired of it.
    maxRequeues: 0,
    idleTimeout: 10_000,
    ...timeouts,
    url: smtp.url,
  });
  const domain = domainOf(smtp.from);
  return {
    atOnce,
    async deliver({ id, to, subject, text, html }) {
      try {
        await transport.sendMail({
          from: smtp.from,
          // As text it would be read as a list, in which a stranger may write other people's addresses.
          to: { name: '', address: to },
          messageId: `<${id}@${domain}>`,
          // Nobody's holiday notice answers a machine.
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
