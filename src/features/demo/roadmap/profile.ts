export interface ProfileLink {
  title: string;
  url: string;
}

/** Demo profile (spec section 3). */
interface Profile {
  name: string;
  email: string;
  description: string;
  links: ProfileLink[];
}

/** Spec section 5: a link is added only when title and url are both there. */
export const isCompleteLink = ({ title, url }: ProfileLink) => title.trim() !== '' && url.trim() !== '';

export function addLink(profile: Profile, link: ProfileLink): Profile {
  if (!isCompleteLink(link)) return profile;
  return { ...profile, links: [...profile.links, { title: link.title.trim(), url: link.url.trim() }] };
}

export const removeLink = (profile: Profile, index: number): Profile => ({
  ...profile,
  links: profile.links.filter((_, position) => position !== index),
});

/** People write addresses without a scheme; any scheme but the web's stays a harmless web address. */
export const linkHref = (url: string) => (/^https?:\/\//i.test(url) ? url : `https://${url}`);

export const sampleProfile: Profile = {
  name: 'Marina Solís',
  email: 'marina.solis@example.com',
  description:
    'Operations lead at a family-run print shop. Turns the jobs nobody likes into small, well-tested assistants.',
  links: [
    { title: 'Portfolio', url: 'https://example.com/marina' },
    { title: 'Team notebook', url: 'https://example.com/notebook' },
  ],
};
