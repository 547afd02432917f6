import { expect, it } from 'vitest';
import { missingFields, profileJson, profileObject, profileText } from './profile-fields.ts';
import { directMessage, progressiveMessages } from './profile-messages.ts';

const company = { company: ' Tornamar ', services: ['Venta', '', '  Envío '], constraints: 'Una\nDos' };
const role = { profile_type: 'Ventas', goals: ['Contestar en un día'] };

it('the JSON has exactly the specification’s keys, with lists for lists', () => {
  expect(profileObject('company', company)).toEqual({
    company: 'Tornamar',
    services: ['Venta', 'Envío'],
    offices: [],
    brand_voice: '',
    audiences: [],
    communication: '',
    constraints: ['Una', 'Dos'],
  });
  expect(Object.keys(profileObject('company', {}))).toEqual([
    'company',
    'services',
    'offices',
    'brand_voice',
    'audiences',
    'communication',
    'constraints',
  ]);
  expect(Object.keys(profileObject('role', { ...role, extra: 'x' }))).toEqual([
    'profile_type',
    'core_context',
    'expertise',
    'communication_style',
    'behavior_patterns',
    'goals',
  ]);
});

it('the text is Spanish, and leaves out empty fields', () => {
  expect(profileText('company', company)).toBe(
    '# Perfil de empresa\n\n## Empresa\n\nTornamar\n\n## Servicios\n\n- Venta\n- Envío\n\n## Límites\n\n- Una\n- Dos',
  );
});

it('the missing fields start with those the guide starts with', () => {
  const keys = (fields: object) => missingFields('company', { ...fields }).map(({ key }) => key);
  expect(keys({}).slice(0, 3)).toEqual(['company', 'audiences', 'constraints']);
  expect(keys(company)).toEqual(['audiences', 'offices', 'brand_voice', 'communication']);
});

it('the direct way is one message, with both profiles instead of the bracket', () => {
  const message = directMessage({ company: { company: 'A $& B' }, role });
  expect(message).toContain('"company": "A $& B"');
  expect(message).toContain(`Perfil del puesto:\n${profileJson('role', role)}`);
  expect(message).not.toContain('[PERFIL COMPLETO EN JSON]');
  expect(directMessage({ company, role: {} })).not.toContain('Perfil del puesto');
});

it('the progressive way spreads every field over three messages, limits before the start', () => {
  const messages = progressiveMessages({ company, role: {} });
  expect(messages[0]).toContain('"services"');
  expect(messages[1]).toContain('"audiences"');
  expect(messages[2]).toMatch(/"Dos"[^]*EMPIEZA$/);
  for (const key of Object.keys(profileObject('company', company)))
    expect(messages.filter((message) => message.includes(`"${key}":`))).toHaveLength(1);
});
