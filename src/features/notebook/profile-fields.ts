import { cuaderno } from '#content.ts';

export type ProfileName = 'company' | 'role';
/** The typed values, by the specification's field names. Lists keep empty lines, which the learner may be about to fill. */
export type ProfileFields = Record<string, string | string[]>;

interface ProfileField {
  key: string;
  isList: boolean;
  label: string;
  help: string;
  why: string;
  example: string | string[];
}

const { forms } = cuaderno.profile;

export const profileFields = (name: ProfileName): ProfileField[] =>
  Object.entries(forms[name].fields).map(([key, field]) => ({
    key,
    isList: Array.isArray(field.example),
    ...field,
  }));

/** An imported notebook may have a text where the form has a list. */
const linesOf = (typed: string | string[] | undefined) =>
  [typed ?? []]
    .flat()
    .flatMap((line) => line.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');

const valueOf = ({ key, isList }: ProfileField, fields: ProfileFields) => {
  const typed = fields[key];
  if (isList) return linesOf(typed);
  return (Array.isArray(typed) ? typed.join('\n') : (typed ?? '')).trim();
};

/** Exactly the form's keys, in its order, with empty values for unfilled fields. */
export const profileObject = (name: ProfileName, fields: ProfileFields) =>
  Object.fromEntries(profileFields(name).map((field) => [field.key, valueOf(field, fields)]));

export const profileJson = (name: ProfileName, fields: ProfileFields) =>
  JSON.stringify(profileObject(name, fields), null, 2);

/** The same for human readers: headings and lists, without empty fields. */
export function profileText(name: ProfileName, fields: ProfileFields): string {
  const parts = profileFields(name).flatMap((field) => {
    const value = valueOf(field, fields);
    if (value.length === 0) return [];
    const body = Array.isArray(value) ? value.map((line) => `- ${line}`).join('\n') : value;
    return [`## ${field.label}\n\n${body}`];
  });
  return [`# ${forms[name].title}`, ...parts].join('\n\n');
}

/** The guide starts with these three. */
const first = ['company', 'audiences', 'constraints'];

/** The empty fields, the most useful first. */
export function missingFields(name: ProfileName, fields: ProfileFields): ProfileField[] {
  const missing = profileFields(name).filter((field) => valueOf(field, fields).length === 0);
  const rank = ({ key }: ProfileField) => (first.includes(key) ? 0 : 1);
  return missing.sort((a, b) => rank(a) - rank(b));
}

export const isProfileEmpty = (name: ProfileName, fields: ProfileFields) =>
  missingFields(name, fields).length === profileFields(name).length;
