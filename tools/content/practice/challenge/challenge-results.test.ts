import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { slugOf } from '#tools/content/header.ts';
import { challengeFiles } from './challenge-set.ts';
import {
  cheapestOffer,
  companion,
  deliveryInvoice,
  hotelClaim,
  lastNoticeDay,
  lastReturnDay,
} from './testing/results-of-documents.ts';
import {
  augustSales,
  bestCustomer,
  bestRoute,
  excessDiscount,
  firstReminder,
  overdueSales,
  type Recomputed,
} from './testing/results-of-sales.ts';

/** Traps are the answer computed with one mistake, from the files that learners download. */
const recomputed: Record<string, () => Recomputed> = {
  'ventas-de-agosto': augustSales,
  'el-cliente-que-mas-compro': bestCustomer,
  'hasta-cuando-se-devuelve': lastReturnDay,
  'lo-que-pide-el-hotel': hotelClaim,
  'ultimo-dia-para-avisar': lastNoticeDay,
  'quien-acompana-la-induccion': companion,
  'cartera-vencida': overdueSales,
  'primer-recordatorio': firstReminder,
  'tres-cotizaciones': cheapestOffer,
  'factura-de-la-entrega': deliveryInvoice,
  'la-ruta-que-vendio-mas': bestRoute,
  'descuentos-fuera-de-tabla': excessDiscount,
};
const content = openContent('.');
const resultsOf = (slug: string) => {
  const source = content.read(`content/practice/retos/${slug}.yaml`);
  return (parse(source) as { resultados: Recomputed }).resultados;
};

it('recomputes every challenge', () => {
  expect(challengeFiles(content).map(slugOf).sort()).toEqual(Object.keys(recomputed).sort());
});

it.each(Object.keys(recomputed))('%s: answer, traps and figures are what the files give', (slug) => {
  expect(resultsOf(slug)).toEqual(recomputed[slug]?.());
});

// Counted by hand from the files, with a calendar and a calculator.
it.each([
  ['hasta-cuando-se-devuelve', 'ultimo_dia', '2026-11-16'],
  ['lo-que-pide-el-hotel', 'decision', expect.objectContaining({ valor: 'solo-reponer' })],
  ['ultimo-dia-para-avisar', 'ultimo_dia', '2027-04-16'],
  ['quien-acompana-la-induccion', 'acompana', 'Wilson'],
  ['primer-recordatorio', 'recordatorio', '2026-10-12'],
  ['tres-cotizaciones', 'costo', 2052],
  ['factura-de-la-entrega', 'factura', 1440.84],
])('%s comes out as it does by hand', (slug, name, byHand) => {
  expect(resultsOf(slug)[name]).toEqual(byHand);
});
