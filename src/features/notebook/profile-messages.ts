import { cuaderno, guide } from '#content.ts';
import { isProfileEmpty, profileJson, profileObject, type ProfileFields } from './profile-fields.ts';

const copy = cuaderno.profile.injection;

/** The guide's two ways to give an assistant a profile, with this learner's profile filled in. */
interface Profiles {
  company: ProfileFields;
  role: ProfileFields;
}

/** One message with everything. */
export function directMessage({ company, role }: Profiles): string {
  const { text, place } = guide.direct;
  const profile = profileJson('company', company) + roleBlock(role);
  // A function, because a replacement string would interpret `$&` in the learner's text.
  return text.replace(place, () => profile);
}

/** Three messages: who we are, for whom and how we speak, and what we never do. */
export function progressiveMessages({ company, role }: Profiles): [string, string, string] {
  const { text, place } = guide.progressive;
  const { audiences, constraints, start } = copy.progressive;
  const block = (...keys: string[]) => {
    const profile = profileObject('company', company);
    return JSON.stringify(Object.fromEntries(keys.map((key) => [key, profile[key]])), null, 2);
  };
  return [
    text.replace(place, () => `\n${block('company', 'services', 'offices')}`),
    `${audiences}\n${block('audiences', 'brand_voice', 'communication')}`,
    `${constraints}\n${block('constraints')}${roleBlock(role)}\n\n${start}`,
  ];
}

const roleBlock = (role: ProfileFields) =>
  isProfileEmpty('role', role) ? '' : `\n\n${copy.role}\n${profileJson('role', role)}`;
