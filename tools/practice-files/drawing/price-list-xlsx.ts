import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { Company } from '#tools/content/rules/company-schema.ts';
import { priceSheets, type PriceSheet } from '#tools/practice-files/data/price-list.ts';
import { packAgain } from './archive.ts';

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
const widths = [12, 26, 18, 16, 16].map((width) => ({ width }));

function sheetData({ principal: { catalogo } }: Company, { name, validity, prices }: PriceSheet): SheetData {
  return [
    [bold(`Tornamar. ${name}`)],
    [{ value: `Vigencia: ${validity}. Precios en dólares, sin IVA.` }],
    [],
    ['Código', 'Producto', 'Medida', 'Unidad', 'Precio'].map(bold),
    ...catalogo.map(({ codigo, producto, medida, unidad }) => [
      { value: codigo },
      { value: producto },
      { value: medida },
      { value: unidad },
      { value: (prices.get(codigo) ?? 0) / 100, format: '0.00' },
    ]),
  ];
}

/** Three sheets with the same columns: last year's list, the one that holds, and a draft. */
export async function priceListXlsx(company: Company): Promise<Uint8Array> {
  const { lastYear, current, draft } = priceSheets(company);
  const sheets = [lastYear, current, draft].map((sheet) => ({
    sheet: sheet.name,
    data: sheetData(company, sheet),
    columns: widths,
  }));
  return packAgain(await writeXlsxFile(sheets).toBuffer());
}
