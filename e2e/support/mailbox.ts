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

type LinkType = 'signup' | 'recovery';
const modes = { signup: 'confirmar', recovery: 'nueva-contrasena' };

/** The page that a link leads to. A link to the API's address has the same token and opens the same page. */
function pageOf(link: string): URL {
  const url = new URL(link);
  const token = url.searchParams.get('token');
  if (url.pathname !== '/auth/v1/verify' || !token) return url;
  const type = url.searchParams.get('type') as LinkType;
  return new URL(`/auth?modo=${modes[type]}#token_hash=${encodeURIComponent(token)}&type=${type}`, url);
}

/** The newest link of its kind in the mails to an address. Waits for the mail. */
export async function linkInMail(
  origin: string,
  address: string,
  type: LinkType = 'signup',
): Promise<string> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    for (const { text } of await mailsTo(origin, address)) {
      const link = /https?:\/\/\S+(?:\/verify\?|#token_hash=)\S+/.exec(text)?.[0];
      const page = link && pageOf(link);
      if (page && new URLSearchParams(page.hash.slice(1)).get('type') === type) return page.href;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail with a link (${type}) for ${address}`);
}
