import { expect, it } from 'vitest';
import { notebook as questions } from '#content.ts';
import type { NotebookRecord } from '#lib/notebook/records.ts';
import { emptySections } from './empty-sections.ts';

const emptyWith = (...records: object[]) =>
  emptySections(new Map((records as NotebookRecord[]).map((record) => [record.id, record])));

it('a new notebook prints no heading without a text under it', () => {
  expect(emptyWith()).toEqual(['perfil', 'prompts', 'notas']);
});

it('fields that the learner has emptied again count as nothing', () => {
  const profile = { id: 'profile/company', value: { fields: { company: ' ', services: [''] } } };
  const note = { id: `note/${questions[0]?.id}`, value: { text: ' ' } };
  expect(emptyWith(profile, note)).toEqual(['perfil', 'prompts', 'notas']);
});

it('whatever the learner has written is printed', () => {
  expect(emptyWith({ id: 'profile/role', value: { fields: { goals: ['Vender'] } } })).toEqual([
    'prompts',
    'notas',
  ]);
  expect(emptyWith({ id: 'prompt/1', value: {} })).toEqual(['perfil', 'notas']);
  expect(emptyWith({ id: `note/${questions[0]?.id}`, value: { text: 'Cobros' } })).toEqual([
    'perfil',
    'prompts',
  ]);
});
