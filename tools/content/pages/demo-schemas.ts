import { z } from 'zod';
import { text, webAddress } from './field-schemas.ts';

/** The sample data of the demo screens (spec section 3). */
const named = { id: text, name: text };

export const demoLibrary = z.strictObject({
  categories: z.array(z.strictObject({ ...named, items: z.array(z.strictObject(named)) })),
  items: z.array(
    z.strictObject({
      id: text,
      title: text,
      url: webAddress,
      type: z.enum(['Article', 'Paper', 'Video', 'Podcast', 'Repository', 'Tool']),
      createdDate: z.iso.date(),
      source: text,
      keywords: z.array(text),
      pitch: text,
      writer: text,
    }),
  ),
});

export const demoChats = z.array(
  z.strictObject({
    title: text,
    daysAgo: z.int().min(0),
    turns: z.array(z.strictObject({ question: text, answer: text })),
  }),
);

export const demoRoadmap = z.strictObject({
  profile: z.strictObject({
    name: text,
    email: z.email(),
    description: text,
    links: z.array(z.strictObject({ title: text, url: webAddress })),
  }),
  projects: z.array(
    z.strictObject({
      id: text,
      title: text,
      description: text,
      status: z.enum(['On track', 'Needs attention', 'On hold']),
      stage: z.enum(['planning', 'inProgress', 'review', 'completed']),
      reviewCount: z.int().min(0),
      reviewScore: z.number().min(0).max(5),
    }),
  ),
});
