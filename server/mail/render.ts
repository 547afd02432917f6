import { readFile } from 'node:fs/promises';
import type { MailOrder, MailTemplate } from './mail.ts';

const folder = new URL('../../supabase/templates/', import.meta.url);

export const escapeHtml = (value: string) =>
  value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The variables are those of hosted Supabase, which uses the same files. */
function fill(template: string, values: Record<string, string>, encode: (value: string) => string): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The templates of mails know no {{ .${name} }}.`);
    return encode(value);
  });
}

const read = (template: MailTemplate, ending: string) =>
  readFile(new URL(`${template}.${ending}`, folder), 'utf8');

export async function renderMail(order: MailOrder) {
  const [html, text] = await Promise.all([read(order.template, 'html'), read(order.template, 'txt')]);
  const values = {
    SiteURL: order.origin,
    Email: order.to,
    TokenHash: order.tokenHash ?? '',
    RedirectTo: encodeURIComponent(order.redirectTo),
  };
  return {
    to: order.to,
    subject: /<title>(.*?)<\/title>/s.exec(html)?.[1]?.trim() ?? '',
    html: fill(html, values, escapeHtml),
    text: fill(text, values, (value) => value),
  };
}
