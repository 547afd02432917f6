import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentWarnings } from '#tools/content/check.ts';
import { factsFile, parseFacts, staleFacts } from './facts.ts';
import { problemsOf } from '#tools/content/problem.ts';

const one = `- tema: Planes
  datos:
    - id: precio-plus
      dato: Precio de Plus
      curso: 20 dólares al mes
      hoy: 20 dólares al mes
      fecha: '2026-11-16'
      fuente: https://www.ejemplo.com/precios
`;

const slips = (source: string) => problemsOf(() => parseFacts(source));

describe('a fact', () => {
  it('needs the address that it comes from', () => {
    expect(slips(one.replace(/ +fuente.*\n/, ''))).toMatchObject([
      { message: expect.stringContaining('falta la dirección de donde sale') as string },
    ]);
  });

  it('stands alone, with the figure of the course, where nobody found a source', () => {
    const source = one.replace('hoy: 20 dólares al mes', 'hoy: no comprobado').replace(/ +fuente.*\n/, '');
    expect(parseFacts(source)).toMatchObject([{ curso: '20 dólares al mes', hoy: undefined }]);
  });

  it('has a name of its own and a day that can be read', () => {
    const twice = one + one.split('\n').slice(2).join('\n').replace("'2026-11-16'", 'noviembre');
    expect(slips(twice).map(({ line }) => line)).toEqual([13, 9]);
    expect(slips(twice.replace('noviembre', "'2026-11-16'"))).toMatchObject([
      { line: 9, message: expect.stringContaining('«precio-plus» ya existe') as string },
    ]);
  });
});

describe('a fact that nobody looked up for 120 days', () => {
  it('is reported with its line, and only then', () => {
    expect(staleFacts(one, new Date('2027-03-16'))).toEqual([]);
    expect(staleFacts(one, new Date('2027-03-17'))).toMatchObject([
      { file: factsFile, line: 3, message: 'El dato «precio-plus» se comprobó hace 121 días.' },
    ]);
  });
});

describe('the facts of the school', () => {
  it('warn when they are old', () => {
    expect(contentWarnings('.', new Date('2030-01-01')).length).toBeGreaterThan(0);
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
