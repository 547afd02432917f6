import { money, type Values } from '#tools/practice-files/values/computed.ts';
import type { Slip } from './challenge-check.ts';
import { evaluate, SumError, type Known } from '#tools/content/practice/hunt-expression.ts';

/** The results of the sums that a challenge brings along, and what is wrong with them. */
export function sumsOf(
  cuentas: Record<string, string>,
  tables: Known['tables'],
  computed: Values,
): { values: Values; slips: Slip[] } {
  const sums: Record<string, number> = {};
  const slips: Slip[] = [];
  for (const [name, expression] of Object.entries(cuentas)) {
    const path = ['cuentas', name];
    if (computed[name]) slips.push({ path, message: 'Ya hay un resultado con este nombre: elige otro' });
    try {
      sums[name] = evaluate(expression, { tables, sums });
    } catch (error) {
      if (!(error instanceof SumError)) throw error;
      slips.push({ path, message: error.message });
    }
  }
  const values = Object.fromEntries(
    Object.entries(sums).map(([name, sum]) => [name, money(Math.round(sum * 100))]),
  );
  return { values, slips };
}
