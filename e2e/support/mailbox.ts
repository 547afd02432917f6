interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
}

/** Mails to an address, newest first, from the server's local mailbox. */
export async function mailsTo(origin: string, address: string): Promise<Mail[]> {
  const response = await fetch(`${origin}/_local/mail.json`);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ to }) => to === address);
}

/** The link in the newest mail to an address, as the person would click it. */
export async function linkInMail(origin: string, address: string): Promise<string> {
  const [mail] = await mailsTo(origin, address);
  const link = mail && /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`No mail with a link for ${address}`);
  return link;
}
