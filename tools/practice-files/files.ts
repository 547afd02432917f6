import type { Company } from '#tools/content/rules/company-schema.ts';
import { minutesText } from './data/minutes.ts';
import { policyText } from './data/policy.ts';
import { quotations } from './data/quotations.ts';
import { salesOf } from './data/sales.ts';
import { pack } from './drawing/archive.ts';
import { contractDocx } from './drawing/contract-docx.ts';
import { deliveryNotePng } from './drawing/delivery-note-png.tsx';
import { priceListXlsx } from './drawing/price-list-xlsx.ts';
import { quotationPdf } from './drawing/quotation-pdf.ts';
import { salesCsv } from './drawing/sales-csv.ts';

export const ARCHIVE = 'tornamar.zip';
const bytes = (text: string) => new TextEncoder().encode(text);

/** Every file of the folder by its name, made from the same data as the answers. */
export async function practiceFileBytes(company: Company): Promise<Map<string, Uint8Array>> {
  const { rows, story } = salesOf(company);
  const files = new Map<string, Uint8Array>([
    ['ventas.csv', bytes(salesCsv(rows))],
    ['lista-de-precios.xlsx', await priceListXlsx(company)],
    ['politica-comercial.md', bytes(policyText(company))],
    ['acta-en-bruto.txt', bytes(minutesText(story.approved))],
    ['contrato-modelo.docx', await contractDocx()],
    ['nota-de-entrega.png', await deliveryNotePng(company)],
  ]);
  for (const quotation of quotations) files.set(quotation.file, await quotationPdf(quotation));
  return files.set(ARCHIVE, pack(files));
}
