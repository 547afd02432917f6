import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factsFile, parseFacts } from './facts.ts';
import { problemsOf } from '#tools/content/problem.ts';
import { fact as one } from '#tools/testing/sample-fact.ts';

const without = (...fields: string[]) =>
  fields.reduce((source, field) => source.replace(new RegExp(` +${field}: .*\n`), ''), one);

const problems = (source: string) => problemsOf(() => parseFacts(source));
const saying = (text: string) => expect.stringContaining(text) as string;

describe('a fact', () => {
  it.each([
    ['quien', 'falta quién lo dice. Escribe el nombre que se leerá después de «Según»'],
    ['dice', 'falta la fecha que lleva la página'],
    ['via', 'falta cómo se vio. Escribe oficial'],
    ['fuente', 'falta la dirección de la página que se vio'],
  ])('that holds today needs «%s», and the editor reads what to write', (field, message) => {
    expect(problems(without(field))).toMatchObject([{ message: saying(`«${field}»: ${message}`) }]);
  });

  it('always has the day of its last look-up', () => {
    expect(problems(without('mirado'))).toMatchObject([{ message: 'Falta «mirado».' }]);
    expect(problems(one.replace('mirado', 'fecha'))).toContainEqual(
      expect.objectContaining({ line: 9, message: 'El campo «fecha» no existe aquí.' }),
    );
  });

  it('needs only the figure of the course if it has no source', () => {
    const source = without('quien', 'dice', 'via', 'fuente').replace(/hoy: .*/, 'hoy: no comprobado');
    expect(parseFacts(source)).toMatchObject([{ course: '20 dólares al mes', today: undefined }]);
  });

  it.each([
    ["dice: '2026-10-01'", 'dice: octubre', '«dice»: escribe la fecha que lleva la página'],
    ["dice: '2026-10-01'", 'dice: 2026', '«dice»: escribe la fecha que lleva la página, entre comillas'],
    ["dice: '2026-10-01'", "dice: '2026-13'", '«dice»: escribe la fecha que lleva la página'],
    ["dice: '2026-10-01'", "dice: '2026-11-17'", 'no puede ser posterior al día en que se miró'],
    [
      "mirado: '2026-11-16'",
      'mirado: noviembre',
      "«mirado»: escribe el día entre comillas y así: '2026-11-19'",
    ],
    ['via: oficial', 'via: oida', '«via» tiene un valor que no se admite'],
    ['via: oficial', "via: oficial\n      caduca: '2026-11-31'", '«caduca»: escribe el día'],
    ['via: oficial', 'via: oficial\n      autoridad:\n        nombre: X', 'Bórrala'],
  ])('with «%s» written as «%s» is reported with what to write', (right, wrong, message) => {
    expect(problems(one.replace(right, wrong))).toMatchObject([{ message: saying(message) }]);
  });

  it.each(["'2026-10-01'", "'2026-11'", "'2026'", 'sin fecha'])('may be of a page dated %s', (dated) => {
    expect(problems(one.replace("'2026-10-01'", dated))).toEqual([]);
  });

  it('has a name of its own', () => {
    const twice = one + one.split('\n').slice(2).join('\n');
    expect(problems(twice)).toMatchObject([{ line: 12, message: saying('«precio-plus» ya existe') }]);
  });
});

describe('the facts of the school', () => {
  it.each([
    ['escalera-de-planes', 'precio-free', '0 dólares'],
    ['escalera-de-planes', 'precio-go', '8 dólares'],
    ['escalera-de-planes', 'precio-plus', '20 dólares'],
    ['escalera-de-planes', 'precio-pro', /de (100), 200 y (500)/],
    ['escalera-de-planes', 'precio-business', '25 dólares por persona'],
    ['que-plan', 'precio-free', '0 dólares'],
    ['que-plan', 'precio-plus', '20 dólares'],
    ['que-plan', 'precio-business', /(25 dólares) (por persona)/],
    ['que-plan', 'precio-enterprise', /(se acuerda) con el equipo de (ventas)/],
    ['que-plan', 'entrenamiento-empresa', /(no se entrena con) tus datos (por defecto)/],
    ['escalera-de-planes', 'entrenamiento-empresa', /no se (entrena).* por defecto/],
  ])('are the ones that a drawing shows: %s, %s', (figure, id, shown) => {
    const drawn = readFileSync(`content/figures/${figure}.svg`, 'utf8');
    const fact = parseFacts(readFileSync(factsFile, 'utf8')).find((one) => one.id === id);
    const today = fact?.today ?? '';
    expect(today).toMatch(shown);
    const parts = typeof shown === 'string' ? [shown] : (shown.exec(today)?.slice(1) ?? []);
    for (const part of parts) expect(drawn).toContain(part);
  });
});
