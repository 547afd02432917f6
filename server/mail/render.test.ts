import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { MailOrder, MailTemplate } from './mail.ts';
import { renderMail } from './render.ts';

const origin = 'https://escuela.example';

const order = (template: MailTemplate): MailOrder => ({
  template,
  to: 'ana@example.com',
  origin,
  tokenHash: 'abc',
  redirectTo: '/modulo-2?a=1&b=2',
});

const repository = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

const cases = [
  [
    'confirmation',
    `${origin}/auth?modo=confirmar#token_hash=abc&type=signup&redirect=%2Fmodulo-2%3Fa%3D1%26b%3D2`,
  ],
  ['recovery', `${origin}/auth?modo=nueva-contrasena#token_hash=abc&type=recovery`],
  ['existing_account', `${origin}/auth`],
  ['password_changed', `${origin}/auth`],
] as const;

describe.each(cases)('the %s mail', (template, link) => {
  it('leads to a page of ours whose button uses the link, not the visit', async () => {
    const mail = await renderMail(order(template));
    expect(mail.text).toContain(`:\n${link}\n`);
    const hrefs = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) =>
      href?.replaceAll('&amp;', '&'),
    );
    expect(hrefs).toEqual([origin, link, link]);
  });

  it('is in Spanish, names the school and loads nothing', async () => {
    const mail = await renderMail(order(template));
    expect(mail.to).toBe('ana@example.com');
    expect(mail.subject).toContain('Aplica IA');
    expect(mail.html).toContain('<html lang="es">');
    expect(mail.html + mail.text + mail.subject).not.toMatch(/\{\{|undefined/);
    expect(mail.html).not.toMatch(/<img|src=|url\(/);
  });

  it('names another school as that one calls itself', async () => {
    const mail = await renderMail(order(template), 'Otra & Más');
    expect(mail.subject + mail.html + mail.text).not.toContain('Aplica IA');
    expect(mail.subject).toContain('Otra & Más');
    expect(mail.text).toContain('Otra & Más');
    expect(mail.html).toContain('Otra &#38; Más');
  });

  it('says the same as text and as HTML', async () => {
    const { html, text } = await renderMail(order(template));
    const words = (value: string) => value.replace(/\s+/g, ' ').trim();
    const shown = words(html.replace(/<(style|title)>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' '));
    for (const paragraph of text.split('\n').map((line) => line.replace(/:$/, ''))) {
      expect(shown.replaceAll('&amp;', '&')).toContain(words(paragraph));
    }
  });

  it('looks like the other mails: the same elements with the same styles', async () => {
    const elements = async (name: string) => {
      const html = await repository(`supabase/templates/${name}.html`);
      const tags = [...html.matchAll(/<\w[^>]*>/g)].map(([tag]) =>
        tag.replace(/ href="[^"]*"/, '').replace(/\s+/g, ' '),
      );
      // The number of paragraphs may differ.
      return tags.filter((tag, index) => tag !== tags[index - 1]);
    };
    expect(await elements(template)).toEqual(await elements('confirmation'));
  });
});

it('markup in an address stays text', async () => {
  const mail = await renderMail({ ...order('confirmation'), to: '"<b>x</b>"@e.example' });
  expect(mail.html).toContain('&#60;b&#62;x&#60;/b&#62;');
});

describe('hosted Supabase', () => {
  it.each([
    ['template.confirmation', './supabase/templates/confirmation.html'],
    ['template.recovery', './supabase/templates/recovery.html'],
    ['notification.password_changed', './templates/password_changed.html'],
  ])('sends %s with the same subject', async (name, path) => {
    const config = await repository('supabase/config.toml');
    const template = name.split('.')[1] as MailTemplate;
    const { subject } = await renderMail(order(template));
    const section = config.split('\n\n').find((part) => part.includes(`[auth.email.${name}]`));
    expect(section?.replace('{{ .SchoolName }}', 'Aplica IA')).toContain(`subject = "${subject}"`);
    expect(section).toContain(`content_path = "${path}"`);
  });

  it('knows every variable of the templates', async () => {
    for (const template of ['confirmation', 'recovery', 'password_changed']) {
      const html = await repository(`supabase/templates/${template}.html`);
      const known =
        template === 'password_changed'
          ? /^(SchoolName|SiteURL|Email)$/
          : /^(SchoolName|SiteURL|Email|TokenHash|RedirectTo)$/;
      for (const [, name] of html.matchAll(/\{\{ \.(\w+) \}\}/g)) expect(name).toMatch(known);
    }
  });
});
