import type { Company } from '#tools/content/company-schema.ts';
import { salesOf } from './data/sales.ts';
import { salesCsv } from './drawing/sales-csv.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Every file of the folder by its name, made from the same data as the answers. */
export async function practiceFileBytes(company: Company): Promise<Map<string, Uint8Array>> {
  return new Map<string, Uint8Array>([['ventas.csv', bytes(salesCsv(salesOf(company).rows))]]);
}
