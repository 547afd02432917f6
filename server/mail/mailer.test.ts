import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { createMailer, mailContext } from './mailer.ts';

const context = {
  origin: 'https://escuela.example',
  redirectTo: 'https://escuela.example/auth?redirect=%2F',
};

async function sentBy(act: (mailer: ReturnType<typeof createMailer>) => Promise<void>): Promise<Mail> {
  const sent: Mail[] = [];
  const mailer = createMailer(async (mail) => void sent.push(mail));
  await mailContext.run(context, () => act(mailer));
  const [mail] = sent;
  if (!mail) throw new Error('No mail was sent.');
  return mail;
}

const to = 'ana@example.com';
const cases = [
  ['confirmation', 'signup', () => sentBy((mailer) => mailer.sendConfirmation(to, 'abc', '1'))],
  ['recovery', 'recovery', () => sentBy((mailer) => mailer.sendRecovery(to, 'abc', '1'))],
  ['magic_link', 'magiclink', () => sentBy((mailer) => mailer.sendMagicLink(to, 'abc', '1'))],
  [
    'email_change',
    'email_change',
    () => sentBy((mailer) => mailer.sendEmailChange(to, 'abc', '1', { newEmail: 'b@example.com' })),
  ],
] as const;

describe.each(cases)('the %s mail', (template, type, send) => {
  it('links to the verification of its token and back to the page that asked', async () => {
    const mail = await send();
    const link = new URL(/https:\S+verify\S+/.exec(mail.text)?.[0] ?? '');
    expect(link.origin + link.pathname).toBe('https://escuela.example/auth/v1/verify');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token: 'abc',
      type,
      redirect_to: context.redirectTo,
    });
    expect(mail.html).toContain(`href="${link.href.replaceAll('&', '&#38;')}"`);
  });

  it('is in Spanish, names the school and leaves no variable unfilled', async () => {
    const mail = await send();
    expect(mail.subject).toContain('Aplica IA');
    expect(mail.html).toContain('<html lang="es">');
    expect(mail.html + mail.text + mail.subject).not.toMatch(/\{\{|undefined/);
  });

  it('has the same subject on hosted Supabase', async () => {
    const config = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
    const { subject } = await send();
    expect(config).toContain(
      `[auth.email.template.${template}]\nsubject = "${subject}"\ncontent_path = "./supabase/templates/${template}.html"`,
    );
  });
});

it('an address with markup in it stays text', async () => {
  const mail = await sentBy((mailer) =>
    mailer.sendEmailChange(to, 'abc', '1', { newEmail: '"<b>x</b>"@e.example' }),
  );
  expect(mail.html).toContain('&#60;b&#62;x&#60;/b&#62;');
});
