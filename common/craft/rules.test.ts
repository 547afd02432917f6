import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  assembleCraft,
  craftPoints,
  craftWarningNames,
  type CraftBoxes,
  type CraftBoxName,
} from './boxes.ts';
import { judgeCraft } from './rules.ts';

interface Case {
  rule: string;
  expected: boolean;
  text: string;
}

const empty: CraftBoxes = { contexto: '', rol: '', accion: '', formato: '', target: '' };
const cases = parse(readFileSync(join(import.meta.dirname, 'rules.cases.yaml'), 'utf8')) as Case[];

function isFound({ rule, text }: Case): boolean {
  if (rule === 'adjetivos' || rule === 'contradiccion' || rule === 'tareas') {
    return judgeCraft({ ...empty, accion: text }).warnings.some(({ id }) => id === rule);
  }
  const box = rule.split('-')[0] as CraftBoxName;
  return !judgeCraft({ ...empty, [box]: text }).missing.some((point) => point === rule);
}

it('differs from a careful reader in at most five of a hundred answers', () => {
  const wrong = cases.filter((one) => isFound(one) !== one.expected);
  const rate = (wrong.length / cases.length) * 100;
  const mistakes = wrong
    .map(({ rule, expected, text }) => `  ${rule} should be ${expected}: ${text}\n`)
    .join('');
  process.stdout.write(
    `C.R.A.F.T rules: ${wrong.length} of ${cases.length} judged wrongly (${rate.toFixed(1)} %)\n${mistakes}`,
  );
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(rate).toBeLessThanOrEqual(5);
});

it('has cases for and against every rule', () => {
  const judged = craftWarningNames.filter((name) => name !== 'trato');
  for (const rule of [...craftPoints, ...judged]) {
    const own = cases.filter((one) => one.rule === rule);
    expect(own.filter(({ expected }) => expected).length, rule).toBeGreaterThanOrEqual(4);
    expect(own.filter(({ expected }) => !expected).length, rule).toBeGreaterThanOrEqual(4);
  }
});

const marta: CraftBoxes = {
  contexto:
    'Trabajo en cobranzas de un mayorista de ferretería de Guayaquil. Damos 30 días de crédito y a los 5 días de vencida la factura enviamos el primer recordatorio. Límites: no amenaces, no ofrezcas descuentos ni más de dos pagos. Criterio: conservar al cliente pesa más que cobrar hoy.',
  rol: 'Actúa como responsable de cobranzas de una empresa mediana: cordial, directa y exacta con las fechas.',
  accion:
    '1. Redacta el primer recordatorio de pago. 2. Escribe una versión de 40 palabras para WhatsApp. Si te falta un dato, déjalo entre corchetes.',
  formato:
    'Correo con asunto de menos de 50 caracteres y cuerpo de 90 palabras como máximo, en este orden: qué está pendiente, cómo pagar, a quién avisar si ya se pagó. Tono cordial, trato de usted. Sin negritas ni signos de exclamación.',
  target:
    'Lo lee quien lleva una ferretería de barrio, en el teléfono y entre dos clientes. Casi siempre se le olvidó, no se niega. Debe pagar o responder con una fecha.',
};

it('gives the prompt of the lesson ten points and no warning', () => {
  expect(judgeCraft(marta)).toEqual({ score: 10, missing: [], warnings: [] });
});

it('gives nothing for five empty boxes and names all ten points', () => {
  expect(judgeCraft(empty)).toEqual({ score: 0, missing: craftPoints, warnings: [] });
});

it('judges a text the same without accents and in capitals', () => {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  const each = (change: (text: string) => string) =>
    Object.fromEntries(
      Object.entries(marta).map(([box, text]) => [box, change(text)]),
    ) as unknown as CraftBoxes;
  expect(judgeCraft(each(plain)).score).toBe(10);
  expect(judgeCraft(each((text) => text.toUpperCase())).score).toBe(10);
});

/** These made a pattern start again at each position: marks without an end, endless runs, beginnings without a rest. */
const hostile = ['“', '«', '[', '[a ', '1', 'AÑ', '. ', 'un ', 'con ', 'sin ', 'si a ', 'que la ', 'no te '];

it.each(hostile)('reads forty thousand letters of «%s» once, and finds no order in them', (piece) => {
  const text = piece.repeat(40_000 / piece.length);
  const { missing } = judgeCraft({ ...empty, accion: text, contexto: text, rol: text, target: text });
  expect(missing).toContain('accion-verbo');
  expect(missing).toContain('rol-oficio');
  expect(judgeCraft({ ...empty, accion: `${text}\nRedacta una carta.` }).missing).not.toContain(
    'accion-verbo',
  );
});

it('ignores adjectives in the same clause as «sin», however often that is repeated', () => {
  const found = (accion: string) => judgeCraft({ ...empty, accion }).warnings.flatMap((one) => one.found);
  const refusals = 'sin '.repeat(10_000);
  expect(found(`${refusals} creativo`)).toEqual([]);
  expect(found(`${refusals}: ${'creativo '.repeat(4000)}`)).toEqual(['creativo']);
});

it('judges a document that was pasted into each box', () => {
  const pasted = `${marta.contexto} ${marta.rol} ${marta.accion} ${marta.formato} ${marta.target}\n`.repeat(
    60,
  );
  const boxes = { contexto: pasted, rol: pasted, accion: pasted, formato: pasted, target: pasted };
  expect(judgeCraft(boxes).score).toBe(10);
});

it('ignores quotes, even one that is never closed', () => {
  const verb = (accion: string) => !judgeCraft({ ...empty, accion }).missing.includes('accion-verbo');
  expect(verb('El aviso dice «redacta una carta» y "resume el texto".')).toBe(false);
  expect(verb('El aviso dice “redacta una carta»”.')).toBe(false);
  expect(verb('El aviso dice «así. Redacta una carta.')).toBe(true);
});

it('also finds how to address the reader in Formato, where the lesson puts it', () => {
  const boxes = { ...empty, target: 'Pacientes adultos.', formato: 'Trato de usted.' };
  expect(judgeCraft(boxes).missing).not.toContain('target-paso');
  expect(judgeCraft({ ...boxes, target: '' }).missing).toContain('target-paso');
});

it('warns when one box says tú and another usted, not when both are explained', () => {
  const warns = (formato: string, target: string) =>
    judgeCraft({ ...empty, formato, target }).warnings.some(({ id }) => id === 'trato');
  expect(warns('Correo, trato de usted.', 'Clientes jóvenes. Tutéalos.')).toBe(true);
  expect(warns('Correo con el logo de tu empresa.', 'Clientes, de usted.')).toBe(false);
  expect(warns('De tú al vendedor y de usted al cliente.', 'El cliente, de usted.')).toBe(false);
});

it('assembles the prompt with the labels of the lesson and leaves empty boxes out', () => {
  expect(assembleCraft({ ...empty, contexto: ' Somos nueve. ', accion: 'Resume.' })).toBe(
    'CONTEXTO: Somos nueve.\nACCIÓN: Resume.',
  );
});
