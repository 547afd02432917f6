import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentWarnings } from '#tools/content/check.ts';
import { facts, factsFile, fastTopics, parseFacts, staleFacts } from './facts.ts';
import { problemsOf } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';

const one = `- tema: Privacidad
  datos:
    - id: precio-plus
      dato: Precio de Plus
      curso: 20 dólares al mes
      hoy: 20 dólares al mes
      quien: OpenAI
      dice: '2026-10-01'
      mirado: '2026-11-16'
      via: oficial
      fuente: https://www.ejemplo.com/precios
`;
const without = (...fields: string[]) =>
  fields.reduce((source, field) => source.replace(new RegExp(` +${field}: .*\n`), ''), one);

const slips = (source: string) => problemsOf(() => parseFacts(source));
const saying = (text: string) => expect.stringContaining(text) as string;

describe('a fact', () => {
  it.each([
    ['quien', 'falta quién lo dice. Escribe el nombre que se leerá después de «Según»'],
    ['dice', 'falta la fecha que lleva la página'],
    ['via', 'falta cómo se vio. Escribe oficial'],
    ['fuente', 'falta la dirección de la página que se vio'],
  ])('that holds today needs «%s», and the editor reads what to write', (field, message) => {
    expect(slips(without(field))).toMatchObject([{ message: saying(`«${field}»: ${message}`) }]);
  });

  it('always tells the day on which it was looked up', () => {
    expect(slips(without('mirado'))).toMatchObject([{ message: 'Falta «mirado».' }]);
    expect(slips(one.replace('mirado', 'fecha'))).toContainEqual(
      expect.objectContaining({ line: 9, message: 'El campo «fecha» no existe aquí.' }),
    );
  });

  it('stands alone, with the figure of the course, where no source was found', () => {
    const source = without('quien', 'dice', 'via', 'fuente').replace(/hoy: .*/, 'hoy: no comprobado');
    expect(parseFacts(source)).toMatchObject([{ curso: '20 dólares al mes', hoy: undefined }]);
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
  ])('with «%s» written as «%s» is told what to write', (right, wrong, message) => {
    expect(slips(one.replace(right, wrong))).toMatchObject([{ message: saying(message) }]);
  });

  it.each(["'2026-10-01'", "'2026-11'", "'2026'", 'sin fecha'])('may be of a page dated %s', (dice) => {
    expect(slips(one.replace("'2026-10-01'", dice))).toEqual([]);
  });

  it('has a name of its own', () => {
    const twice = one + one.split('\n').slice(2).join('\n');
    expect(slips(twice)).toMatchObject([{ line: 12, message: saying('«precio-plus» ya existe') }]);
  });
});

describe('what the editor is reminded of', () => {
  const on = (day: string, source = one) => staleFacts(source, new Date(day)).map(({ message }) => message);

  it('is a fact that was looked up more than 120 days ago, with its line', () => {
    expect(on('2027-03-16')).toEqual([]);
    expect(staleFacts(one, new Date('2027-03-17'))).toMatchObject([
      { file: factsFile, line: 3, message: 'Dato «precio-plus». Se miró hace 121 días.' },
    ]);
  });

  it.each(['Planes y precios', 'Modelos', 'GPTs personalizados'])('is one of «%s» after 45 days', (tema) => {
    const fast = one.replace('Privacidad', tema);
    expect(on('2026-12-31', fast)).toEqual([]);
    expect(on('2027-01-01', fast)).toEqual(['Dato «precio-plus». Se miró hace 46 días.']);
  });

  it('is one whose last day is past, not yet on that day', () => {
    const ending = one.replace('via:', "caduca: '2026-12-11'\n      via:");
    expect(on('2026-12-11', ending)).toEqual([]);
    expect(on('2026-12-12', ending)).toEqual([
      'Dato «precio-plus». Valía hasta el 11-12-2026: pasó su fecha.',
    ]);
  });
});

describe('the facts of the school', () => {
  it('warn when they are old', () => {
    expect(contentWarnings('.', new Date('2030-01-01')).length).toBeGreaterThan(0);
  });

  it('have the topics that are looked up sooner', () => {
    const text = readFileSync(factsFile, 'utf8');
    const topics = readYaml(facts, { file: factsFile, text }).map(({ tema }) => tema);
    expect(topics).toEqual(expect.arrayContaining(fastTopics));
  });

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
    const today = fact?.hoy ?? '';
    expect(today).toMatch(shown);
    const parts = typeof shown === 'string' ? [shown] : (shown.exec(today)?.slice(1) ?? []);
    for (const part of parts) expect(drawn).toContain(part);
  });
});
