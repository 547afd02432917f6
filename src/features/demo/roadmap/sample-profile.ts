import type { Profile } from './profile.ts';

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
