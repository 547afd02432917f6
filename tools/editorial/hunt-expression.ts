/**
 * Evaluates the sums of a case: `suma(lineas.cantidad * lineas.precio) - rebaja`. Their tables are those of the
 * case's documents, so a sum cannot drift from what the learner reads.
 */
export type Row = Record<string, string>;

interface Known {
  /** Rows of each document that has a table, by the document's id. */
  tables: Record<string, Row[]>;
  /** Results of the sums above this one. */
  sums: Record<string, number>;
}

/** Its message goes to the editor unchanged. */
export class SumError extends Error {}

const tokenPattern =
  /\s*(\d{2}\/\d{2}\/\d{4}|\d+(?:\.\d+)?|[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)?|'[^']*'|[<>]=|<>|[-+*/()=<>])/y;
const isName = /^[a-z]/;

function tokensOf(expression: string): string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < expression.trimEnd().length) {
    const from = tokenPattern.lastIndex;
    const found = tokenPattern.exec(expression)?.[1];
    if (!found) throw new SumError(`No se entiende a partir de «${expression.slice(from).trim()}»`);
    tokens.push(found);
  }
  return tokens;
}

/** Numbers and dates that the editor typed into a sum; each must be in the case's texts. */
export const literalsOf = (expression: string): string[] =>
  tokensOf(expression).filter((found) => /^\d/.test(found));

/** Days since 1970, so that dates can be compared and counted. */
export function dayOf(date: string): number {
  const [day = 0, month = 0, year = 0] = date.split('/').map(Number);
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** The value of a cell, or of a number or date in a sum. */
export function valueOf(written: string): number {
  const text = written.trim();
  if (/^\d{2}\/\d{2}\/\d{4}$/.test(text)) return dayOf(text);
  const number = /^(-?)(\d{1,3}(?:[\u202f.]\d{3})+|\d+)(?:([.,])(\d{1,2}))?(?: %)?$/.exec(text);
  if (!number) throw new SumError(`«${written}» no es un número ni una fecha como 05/10/2026`);
  const [, sign = '', integer = '', , decimals = ''] = number;
  return Number(`${sign}${integer.replace(/[\u202f.]/g, '')}.${decimals || 0}`);
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const compare: Record<string, (a: number | string, b: number | string) => boolean> = {
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** Functions over the values of a table's rows. */
const aggregates: Record<string, (values: number[]) => number> = {
  suma: total,
  cuantas: (values) => values.length,
  promedio: (values) => total(values) / values.length,
  mayor: (values) => Math.max(...values),
  menor: (values) => Math.min(...values),
  dato([value, ...others]) {
    if (value === undefined || others.length > 0)
      throw new SumError(
        `«dato» debe encontrar una sola fila, y encuentra ${value === undefined ? 0 : others.length + 1}`,
      );
    return value;
  },
};

type Evaluate = (row?: Row) => number;

/** Parses one sum from left to right into a function that computes it, for a single row inside «suma(…)». */
class Reader {
  private place = 0;
  private readonly tokens: string[];
  private readonly known: Known;

  constructor(expression: string, known: Known) {
    this.tokens = tokensOf(expression);
    this.known = known;
  }

  parse(): Evaluate {
    const sum = this.inner();
    if (this.place < this.tokens.length) throw new SumError(`Sobra «${this.tokens[this.place]}»`);
    return sum;
  }

  private next(): string {
    const found = this.tokens[this.place++];
    if (found === undefined) throw new SumError('La cuenta está sin terminar');
    return found;
  }

  private takes(token: string): boolean {
    if (this.tokens[this.place] !== token) return false;
    this.place++;
    return true;
  }

  private needs(token: string) {
    if (!this.takes(token)) throw new SumError(`Falta «${token}»`);
  }

  private chain(signs: string[], operand: () => Evaluate): Evaluate {
    let left = operand();
    while (signs.includes(this.tokens[this.place] ?? '')) {
      const sign = this.next();
      const before = left;
      const right = operand();
      left = (row) => {
        const [a, b] = [before(row), right(row)];
        return sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : a / b;
      };
    }
    return left;
  }

  private inner(): Evaluate {
    return this.chain(['+', '-'], () => this.chain(['*', '/'], () => this.single()));
  }

  private single(): Evaluate {
    const found = this.next();
    if (found === '(') {
      const inside = this.inner();
      this.needs(')');
      return inside;
    }
    if (/^\d/.test(found)) {
      const value = valueOf(found);
      return () => value;
    }
    if (!isName.test(found)) throw new SumError(`No se entiende «${found}»`);
    if (this.takes('(')) return this.call(found);
    if (found.includes('.')) return this.cell(found);
    const sum = this.known.sums[found];
    if (sum === undefined) throw new SumError(`«${found}» no es una cuenta de más arriba`);
    return () => sum;
  }

  private cell(name: string): Evaluate {
    const [table = '', column = ''] = name.split('.');
    this.rowsOf(table, column);
    return (row) => {
      if (!row) throw new SumError(`«${name}» es una columna: ponla dentro de suma(…) o de dato(…)`);
      return valueOf(row[column] ?? '');
    };
  }

  private rowsOf(table: string, column?: string): Row[] {
    const rows = this.known.tables[table];
    if (!rows) throw new SumError(`El documento «${table}» no existe o no tiene una tabla`);
    const columns = Object.keys(rows[0] ?? {});
    if (column && !columns.includes(column))
      throw new SumError(`La tabla «${table}» no tiene la columna «${column}»; tiene ${columns.join(', ')}`);
    return rows;
  }

  private call(name: string): Evaluate {
    if (name === 'redondea') {
      const inside = this.inner();
      this.needs(')');
      return (row) => Math.round(inside(row));
    }
    const aggregate = aggregates[name];
    if (!aggregate)
      throw new SumError(`«${name}» no existe; hay ${Object.keys(aggregates).join(', ')} y redondea`);
    const start = this.place;
    const table = (this.tokens[start] ?? '').split('.')[0] ?? '';
    const rows = this.rowsOf(table);
    // «cuantas(facturas)» counts rows: it names a table without a column.
    const counts = this.tokens[start] === table;
    const value: Evaluate = counts ? () => 1 : this.inner();
    if (counts) this.place++;
    const holds = this.takes('donde') ? this.conditions(table) : () => true;
    this.needs(')');
    return () => aggregate(rows.filter(holds).map((row) => value(row)));
  }

  private conditions(table: string): (row: Row) => boolean {
    const all = [this.condition(table)];
    while (this.takes('y')) all.push(this.condition(table));
    return (row) => all.every((holds) => holds(row));
  }

  private condition(table: string): (row: Row) => boolean {
    const column = this.next();
    this.rowsOf(table, column);
    const compares = compare[this.next()];
    const operand = this.next();
    if (!compares) throw new SumError(`Después de «${column}» va =, <>, <, <=, > o >=`);
    if (operand.startsWith("'"))
      return (row) => compares(fold(row[column] ?? ''), fold(operand.slice(1, -1)));
    return (row) => compares(valueOf(row[column] ?? ''), valueOf(operand));
  }
}

export function evaluate(expression: string, known: Known): number {
  return new Reader(expression, known).parse()();
}
