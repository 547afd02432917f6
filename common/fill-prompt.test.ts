import { describe, expect, it, test } from 'vitest';
import {
  fillPrompt,
  openFields,
  promptFields,
  splitPrompt,
  listVariables,
  splitAtVariables,
} from './fill-prompt.ts';

const data = [
  { variable: '[EMPRESA]', label: 'Empresa', hint: 'qué vende (y dónde)' },
  { variable: '[FICHA TÉCNICA]', label: 'Ficha técnica', hint: 'medidas' },
];
const listed = [
  '## Datos que debes usar',
  '',
  '- Empresa: [EMPRESA] (qué vende (y dónde))',
  '- Ficha técnica: [FICHA TÉCNICA] (medidas)',
  '',
  'Escribe para [EMPRESA] según [FICHA TÉCNICA].',
].join('\n');
const unlisted = 'Eres [ROL] en [CIUDAD].\nHabla como [ROL].';

describe('a prompt that begins with its list of data', () => {
  it('is filled in there, and later mentions keep the name', () => {
    const text = fillPrompt(listed, data, { EMPRESA: 'Tornamar', 'FICHA TÉCNICA': 'M8' });
    expect(text.split('\n').slice(2)).toEqual([
      '- Empresa: Tornamar',
      '- Ficha técnica: M8',
      '',
      'Escribe para [EMPRESA] según [FICHA TÉCNICA].',
    ]);
  });

  it('keeps the lines of a long value inside their item', () => {
    expect(fillPrompt(listed, data, { 'FICHA TÉCNICA': 'M8\r\n## Rol\nM10' })).toContain(
      '- Ficha técnica: M8\n  ## Rol\n  M10\n\nEscribe',
    );
  });

  it('has one place for each variable, even if a line of the list is repeated', () => {
    const parts = splitPrompt(`${listed}\n- Empresa: [EMPRESA] (otra vez)`, data).flat();
    expect(parts.filter(({ kind }) => kind === 'slot').map(({ text }) => text)).toEqual([
      '[EMPRESA] (qué vende (y dónde))',
      '[FICHA TÉCNICA] (medidas)',
    ]);
    expect(parts.filter(({ kind }) => kind === 'reference')).toHaveLength(3);
  });
});

it('in a prompt without a list every mention is filled in', () => {
  expect(fillPrompt(unlisted, [], { ROL: 'contable' })).toBe(
    'Eres contable en [CIUDAD].\nHabla como contable.',
  );
});

it('without values the text stays the same, character by character', () => {
  for (const [text, list] of [
    [listed, data],
    [unlisted, []],
    ['', []],
    ['\n\n', []],
  ] as const)
    expect(fillPrompt(text, list, {})).toBe(text);
});

it.each([
  ['$&', '$&'],
  ["$` $' $1 $$", "$` $' $1 $$"],
  ['[CIUDAD]', '[CIUDAD]'],
  ['[ROL]', '[ROL]'],
  ['a] [B', 'a] [B'],
  ['\\n \\[x\\]', '\\n \\[x\\]'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
  ['uno\ndos', 'uno\ndos'],
  ['  con espacios \n', 'con espacios'],
])('a value is taken as it is: %j', (value, shown) => {
  expect(fillPrompt('Eres [ROL].', [], { ROL: value })).toBe(`Eres ${shown}.`);
});

it.each(['', ' ', '\n\t ', '\u00a0'])('nothing but space (%j) leaves it open', (blank) => {
  expect(fillPrompt(unlisted, [], { ROL: blank })).toBe(unlisted);
  expect(openFields(promptFields(unlisted), { ROL: blank })).toHaveLength(2);
});

it('names of built-in object properties are not values', () => {
  expect(fillPrompt('[CONSTRUCTOR] [A]', [], {})).toBe('[CONSTRUCTOR] [A]');
});

it('the number of open places counts variables, not mentions', () => {
  expect(promptFields(unlisted).map(({ label }) => label)).toEqual(['Rol', 'Ciudad']);
  expect(openFields(promptFields(listed, data), { EMPRESA: 'Tornamar' })).toEqual([data[1]]);
});

test('capitals in brackets are variables, other brackets are text', () => {
  expect(splitAtVariables('Eres [ROL], no [rol] ni [1] x')).toEqual([
    'Eres ',
    '[ROL]',
    ', no [rol] ni ',
    '[1]',
    ' x',
  ]);
  expect(splitAtVariables('[PÚBLICO OBJETIVO]')).toEqual(['', '[PÚBLICO OBJETIVO]', '']);
  expect(splitAtVariables('sin nada')).toEqual(['sin nada']);
});

test('each variable is listed once, in order of appearance', () => {
  expect(listVariables('[B] y [A], otra vez [B]')).toEqual(['[B]', '[A]']);
});
