import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openContent } from '#tools/content/content.ts';
import { wordFiles } from '#tools/content/words.ts';

const { name, agency, contact, law, social } = wordFiles.site.read(openContent(process.cwd()));

/**
 * Words that only content/site.yaml may contain. Storage keys (`aplica-ia-session`) may stay the same in every school: a change
 * would sign learners out.
 */
const words = [
  name,
  agency.name,
  agency.url,
  contact.email,
  contact.whatsapp.number,
  ...social.map(({ url }) => url),
  law.contract,
  law.authority,
  'mi-semana-aplica-ia',
  'mi-cuaderno-aplica-ia',
  'aplica-ia-mis-datos',
];

/** The mark of a notebook's file: notebooks that learners downloaded must stay readable. */
const notebookMark = /\bschool ?(?::|!==?) ?["'`]Aplica IA["'`]|["'`]Aplica IA["'`](?=!==?\S*school)/g;

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .map((file) => join(path, file))
        .filter((file) => statSync(file).isFile())
    : [path];

/** Every place below these paths that names this school. */
export const schoolWordsIn = (paths: string[], isRead: (file: string) => boolean = () => true): string[] =>
  paths
    .flatMap(filesOf)
    .filter(isRead)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').replace(notebookMark, '');
      return words.filter((one) => text.includes(one)).map((one) => `${file}: ${one}`);
    });
