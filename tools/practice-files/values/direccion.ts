import type { Company } from '#tools/content/rules/company-schema.ts';
import { REPEATED_ROW, salesOf } from '#tools/practice-files/data/sales.ts';
import { grossOf, subtotalOf, sum, tierOf, type SalesRow } from '#tools/practice-files/data/sales-line.ts';
import { count, money, name, type Values } from './computed.ts';
import { amountRead, ranking, type Reading } from './reading.ts';

/** «Ruta 1» is the option «ruta-1». */
const optionOf = (route: string) => ({ valor: route.toLowerCase().replace(' ', '-'), texto: route });

/** la-ruta-que-vendio-mas: each slip puts another route first. */
export function bestRoute(company: Company): Values {
  const { rows, pointRow, story } = salesOf(company);
  const top = (reading: Reading = {}) =>
    ranking(
      rows,
      ({ ruta }) => ruta,
      (row) => amountRead(row, reading),
    );
  const winner = (reading?: Reading) => top(reading)[0]?.name ?? '';
  const [first, second] = top();
  const point = rows[pointRow - 1];
  const repeated = rows[REPEATED_ROW - 1];
  const note = rows.find(({ documento }) => documento === story.returned[1]?.note);
  if (!first || !second || !point || !repeated || !note) throw new Error('The routes have lost a defect');
  return {
    ruta: optionOf(first.name),
    con_repetida: optionOf(winner({ withRepeated: true })),
    sin_devoluciones: optionOf(winner({ withoutReturns: true })),
    punto_mal_leido: optionOf(winner({ pointAsThousands: true })),
    total: money(first.total),
    segunda: name(second.name),
    total_segunda: money(second.total),
    fila_repetida: count(REPEATED_ROW),
    importe_repetido: money(repeated.importe),
    nota: name(note.documento),
    importe_nota: money(-note.importe),
    fila_del_punto: count(pointRow),
    importe_escrito: name(point.written.importe ?? ''),
    importe_del_punto: money(point.importe),
    importe_mal_leido: money(point.importe * 100),
  };
}

/** descuentos-fuera-de-tabla: what was given above the table, without the discount that was approved. */
export function excessDiscount(company: Company): Values {
  const { rows, story } = salesOf(company);
  const lines = rows.filter(({ isRepeated, aplicaA }) => !isRepeated && !aplicaA);
  const invoice = (number: string) => lines.filter(({ documento }) => documento === number);
  const dueTier = (number: string) => tierOf(subtotalOf(invoice(number)), company.principal);
  /** The difference between what was charged and what the table would have charged. */
  const excess = (of: SalesRow[], due: number) =>
    sum(of.map((line) => (grossOf(line) * (line.descuento - due)) / 100));
  const excessOf = (number: string) => Math.round(excess(invoice(number), dueTier(number)));
  const above = [...new Set(lines.map(({ documento }) => documento))].filter(
    (number) => (invoice(number)[0]?.descuento ?? 0) > dueTier(number),
  );
  const expected = [...story.excessive, story.approved].sort();
  if (String(above.sort()) !== String(expected)) throw new Error(`Above the table: ${above.join()}`);
  const unapproved = story.excessive;
  const byLine = sum(
    lines
      .filter(({ documento }) => documento !== story.approved)
      .map((line) => Math.max(0, excess([line], tierOf(grossOf(line), company.principal)))),
  );
  const [six = '', three = '', nine = ''] = unapproved;
  return {
    de_mas: money(sum(unapproved.map(excessOf))),
    con_aprobado: money(sum([...unapproved, story.approved].map(excessOf))),
    todo_el_descuento: money(sum(unapproved.map((number) => Math.round(excess(invoice(number), 0))))),
    por_linea: money(Math.round(byLine)),
    solo_mas_del_nueve: money(excessOf(story.approved)),
    aprobada: name(story.approved),
    de_la_aprobada: money(excessOf(story.approved)),
    ...told('primera', six),
    ...told('segunda', three),
    ...told('tercera', nine),
    cuantas: count(unapproved.length),
  };

  function told(which: string, number: string): Values {
    return {
      [which]: name(number),
      [`subtotal_${which}`]: money(subtotalOf(invoice(number))),
      [`dado_${which}`]: count(invoice(number)[0]?.descuento ?? 0),
      [`toca_${which}`]: count(dueTier(number)),
      [`exceso_${which}`]: money(excessOf(number)),
    };
  }
}
