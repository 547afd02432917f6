import nodemailer from 'nodemailer';
import type { Mailbox } from './mailbox.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export type Deliver = (mail: Mail) => Promise<void>;

/** The learner's request waits for the mail server: give up before the browser does. */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

export function smtpDelivery(smtp: { url: string; from: string }): Deliver {
  const transport = nodemailer.createTransport({ url: smtp.url, ...timeouts });
  return async (mail) => {
    await transport.sendMail({ from: smtp.from, ...mail });
  };
}

export const mailboxDelivery =
  (mailbox: Mailbox): Deliver =>
  (mail) =>
    mailbox.add(mail);
