import { describe, expect, test } from 'vitest';
import type { ChallengeAnswer, ChallengeTrap } from './challenge-answer.ts';
import { compareAnswer } from './compare-answer.ts';

type Verdict = 'right' | 'wrong' | 'trap' | 'empty' | 'unit' | 'number' | 'several-numbers' | 'date' | 'year';

function judge(answer: ChallengeAnswer, traps: ChallengeTrap[], typed: string) {
  const judgement = compareAnswer(answer, traps, typed);
  return judgement.kind === 'unreadable' ? judgement.why : judgement.kind;
}

function judgeAll(answer: ChallengeAnswer, traps: ChallengeTrap[], table: [Verdict, string[]][]) {
  test.each(table.flatMap(([verdict, typed]) => typed.map((text) => [text, verdict] as const)))(
    '«%s»: %s',
    (text, verdict) => expect(judge(answer, traps, text)).toBe(verdict),
  );
}

const number = (value: number, tolerance = 0, unit = 'dólares'): ChallengeAnswer => ({
  kind: 'numero',
  value,
  tolerance,
  unit,
  example: '1234,56',
});

describe('an amount with cents', () => {
  const duplicate = { value: 1284.56, text: 'Sumaste la fila repetida.' };
  judgeAll(
    number(1234.56, 0.01),
    [duplicate],
    [
      ['right', ['1234.56', '1234,56', '1.234,56', '1,234.56', '1 234,56', '1 234.56', "1'234.56"]],
      ['right', ['1’234,56', '1\u202f234,56', '1\u00a0234,56', '+1234,56', '$1.234,56', '$ 1,234.56']],
      ['right', ['USD 1,234.56', 'US$ 1.234,56', '1234,56 USD', '1.234,56 dólares', '1234.56 dolares']],
      ['right', ['Bs.1.234,56', 'S/. 1,234.56', 'RD$1,234.56', 'Q1,234.56', 'Son 1234,56 dólares.']],
      ['right', ['  1234,56  ', '1234.560', '1.234,57', '1234.55', 'Total: 1.234,56', 'total - 1234,56']],
      ['trap', ['1284,56', '$ 1.284,56', '1,284.56 USD', '1284.57']],
      ['wrong', ['1234', '1.235', '-1234,56', '(1.234,56)', '1234,56-', '− 1.234,56', 'menos 1234,56', '0']],
      ['empty', ['', '   ']],
      ['number', ['mil doscientos', 'no sé', '12.34.56', '1,23.4,5', '-', '$']],
      ['several-numbers', ['1234,56 y 1284,56', '14/03/2026', '12 mil 300', '118 filas, 1234,56']],
      ['unit', ['12 %', '1234,56%', '12 por ciento']],
    ],
  );
});

describe('thousands without cents', () => {
  judgeAll(
    number(1234),
    [{ value: 1.234, text: 'Leíste el punto como decimal.' }],
    [
      ['right', ['1234', '1.234', '1,234', '1 234', "1'234", '1.234,00', '1,234.00', '$ 1.234.-', '1.234,-']],
      ['right', ['1.234 unidades', '1.234 .']],
      ['trap', ['1,2340', '1.2340']],
      ['wrong', ['12.34', '1234 mil', '123', '1.2345']],
    ],
  );
});

describe('millions', () => {
  judgeAll(
    number(1_234_567),
    [],
    [
      ['right', ['1.234.567', '1,234,567', '1 234 567', "1'234,567", "1'234.567", '1.234.567,00', '1234567']],
      ['right', ['1,234567 millones', '1234,567 mil']],
      ['number', ['1.234.56', '12,34,567']],
    ],
  );
});

describe('a small number that could be a big one', () => {
  judgeAll(
    number(1.234, 0.0005, 'toneladas'),
    [{ value: 1234, text: 'Son kilos.' }],
    [
      ['right', ['1.234', '1,234', '1,2340', '1.234 t']],
      ['trap', ['1234', '1 234', '1.234,0']],
    ],
  );
});

describe('what is owed', () => {
  judgeAll(
    number(-85.5),
    [],
    [
      [
        'right',
        ['-85,5', '-85.50', '(85,50)', '($ 85,50)', '-$ 85,5', '$ -85,5', '$-85,5', '−85,5', '85,5-'],
      ],
      ['right', ['menos 85,5', '-USD 85,5', 'USD -85,50', '- 85,5']],
      ['wrong', ['85,5', '+85,5']],
    ],
  );
});

describe('a percentage', () => {
  judgeAll(
    number(12.5, 0.05, '%'),
    [{ value: 8, text: 'Usaste el precio de venta.' }],
    [
      ['right', ['12,5', '12.5', '12,5%', '12,5 %', '12.5 por ciento', '0,125', '.125', ',125', '+12,5 %']],
      ['trap', ['8', '8 %', '0,08', '8,0%']],
      ['wrong', ['0,125 %', '13', '1,25', '125']],
      ['several-numbers', ['12,5 % de 240']],
    ],
  );
});

describe('a day', () => {
  const answer: ChallengeAnswer = { kind: 'fecha', value: '2026-03-14', example: '31/12/2026' };
  judgeAll(
    answer,
    [{ value: '2026-03-16', text: 'Contaste el fin de semana.' }],
    [
      [
        'right',
        ['14/03/2026', '14/3/2026', '14-3-26', '14.03.2026', '14 03 2026', '2026-03-14', '2026/3/14'],
      ],
      ['right', ['20260314', '2026-03-14T00:00:00.000Z', '14/03/2026 00:00', '14 / 03 / 2026', '03/14/2026']],
      ['right', ['14 de marzo de 2026', '14 de marzo del 2026', '14 mar 2026', '14-mar-26', '14 Mar. 2026']],
      ['right', ['marzo 14, 2026', 'Marzo 14 de 2026', 'sábado 14 de marzo de 2026', 'March 14, 2026']],
      [
        'right',
        ['el 14/03/2026', 'Vence el 14 de marzo de 2026', '2026, 14 de marzo', '14 DE MARZO DE 2026'],
      ],
      ['trap', ['16/03/2026', '16 de marzo de 2026', '03-16-2026']],
      ['wrong', ['14/04/2026', '14/03/2027', '15 de marzo de 2026']],
      ['year', ['14/03', '14 de marzo', '14-mar']],
      [
        'date',
        ['mañana', '31/02/2026', '14', 'marzo', 'entre 14/03/2026 y 16/03/2026', '14/03/026', '99/99/99'],
      ],
      ['empty', ['']],
    ],
  );
  const first: ChallengeAnswer = { kind: 'fecha', value: '2026-09-01', example: '31/12/2026' };
  judgeAll(
    first,
    [],
    [
      ['right', ['1º de septiembre de 2026', '1ro de setiembre de 2026', 'primero de septiembre de 2026']],
      ['right', ['1 set 2026', '01/09/2026', '1/9/26', 'Sept 1, 2026', '1.° de septiembre de 2026']],
      // 9 January: the check does not guess that the learner writes in the order of the United States.
      ['wrong', ['09/01/2026']],
    ],
  );
});

describe('a name', () => {
  const answer: ChallengeAnswer = {
    kind: 'nombre',
    value: 'Plásticos Andiplás S.A.',
    alternatives: ['Andiplás'],
    example: 'Ferretería Norte',
  };
  judgeAll(
    answer,
    [{ value: 'Quilmar', text: 'No sumaste el flete.' }],
    [
      ['right', ['Plásticos Andiplás S.A.', 'plasticos andiplas', 'PLÁSTICOS ANDIPLÁS SA', 'Andiplas S. A.']],
      [
        'right',
        ['Andiplás, S.A.', '«Andiplás»', 'Andi Plas', 'Los Plásticos Andiplás', 'proveedor Andiplás'],
      ],
      ['right', ['Es Andiplás', 'Andiplás (Guayaquil)', 'el más barato es Plásticos Andiplás S.A.']],
      ['trap', ['Quilmar', 'quilmar cía. ltda.', 'Quilmar S.A.S.', 'La Quilmar', 'Creo que Quilmar']],
      ['wrong', ['Plásticos', 'Andina', 'Quilmar o Andiplás', 'S.A.', 'Andiplástica']],
      ['empty', ['', '«»', '...']],
    ],
  );
  const invoice: ChallengeAnswer = { kind: 'nombre', value: 'F-2201', alternatives: [], example: 'F-1000' };
  judgeAll(
    invoice,
    [],
    [
      ['right', ['F-2201', 'f2201', 'F 2201', 'F–2201']],
      ['wrong', ['F-2210']],
    ],
  );
});

describe('a choice', () => {
  const options = ['renovar', 'negociar', 'terminar'].map((id) => ({ id, text: id }));
  judgeAll(
    { kind: 'opcion', value: 'negociar', options },
    [{ value: 'renovar', text: 'No viste la cláusula.' }],
    [
      ['right', ['negociar']],
      ['trap', ['renovar']],
      ['wrong', ['terminar']],
      ['empty', ['']],
    ],
  );
});

test('a trap answers in its own words', () => {
  expect(compareAnswer(number(10), [{ value: 12, text: 'Contaste dos de más.' }], '12')).toEqual({
    kind: 'trap',
    text: 'Contaste dos de más.',
  });
});

/** Patterns that start again at each position took seconds for these. */
describe('a text that only looks like an answer is read once, however long it is', () => {
  const day: ChallengeAnswer = { kind: 'fecha', value: '2026-03-14', example: '31/12/2026' };
  const name: ChallengeAnswer = { kind: 'nombre', value: 'Ferretería Sol', alternatives: [], example: 'Ana' };
  const long = (piece: string) => piece.repeat(100_000);
  const judged = (answer: ChallengeAnswer, typed: string) => judge(answer, [], typed);

  test('points between digits, without a comma', () =>
    expect(judged(number(1), `${long('1.')}1`)).toBe('number'));
  test('one digit after the other', () => expect(judged(day, long('0'))).toBe('date'));
  test('digits with a day at their end', () => expect(judged(day, `${long('0')}-3-14`)).toBe('date'));
  test('one legal form after the other', () => {
    expect(judged(name, `Ferretería Sol ${long('S.A. ')}`)).toBe('right');
    expect(judged(name, `Ferretería Luna ${long('s a ')} x`)).toBe('wrong');
  });
});

test('a name keeps its last word, even if it looks like a legal form', () => {
  const name: ChallengeAnswer = { kind: 'nombre', value: 'Inc', alternatives: [], example: 'Ana' };
  expect(judge(name, [], 'Inc. S. A. de C. V.')).toBe('right');
  expect(judge(name, [], 'Inc SRL C.A.')).toBe('right');
  expect(judge(name, [], 'SRL')).toBe('wrong');
});
