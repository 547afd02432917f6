import type { Company } from '#tools/content/company-schema.ts';
import type { Values } from './computed.ts';
import { augustSales, bestCustomer } from './ventas.ts';

/** Every figure, day and name that a challenge tells, by the name of its file. All of them come from the data. */
export const challengeValues: Record<string, (company: Company) => Values> = {
  'ventas-de-agosto': augustSales,
  'el-cliente-que-mas-compro': bestCustomer,
};
