import type { Company } from '#tools/content/rules/company-schema.ts';
import { deliveryNote, type NoteLine } from '#tools/practice-files/data/delivery-note.ts';
import { priceSheets, type PriceSheet } from '#tools/practice-files/data/price-list.ts';
import {
  goodsOf,
  landedCost,
  quotationBy,
  quotations,
  unitsOf,
  VAT,
  wanted,
} from '#tools/practice-files/data/quotations.ts';
import { sum, tierOf } from '#tools/practice-files/data/sales-line.ts';
import { count, money, name, type Values } from './computed.ts';

/** tres-cotizaciones: one order in three ways of counting boxes, tax and freight. */
export function cheapestOffer(): Values {
  const [best] = [...quotations].sort((a, b) => landedCost(a) - landedCost(b));
  const [quilmar, andiplas, torvi] = ['Quilmar', 'Andiplas', 'Torvi'].map(quotationBy) as [
    (typeof quotations)[number],
    (typeof quotations)[number],
    (typeof quotations)[number],
  ];
  if (best !== torvi) throw new Error('The cheapest offer is no longer the one that looks dearest');
  const smallBoxes = torvi.lines.find(({ holds }) => holds < 1);
  if (!smallBoxes) throw new Error('Torvi sells no small boxes');
  const withoutVat = (cents: number) => Math.round((cents * 100) / (100 + VAT));
  const needed = unitsOf(smallBoxes);
  const taken = wanted[smallBoxes.codigo] ?? 0;
  const discount = Math.round((goodsOf(andiplas) * andiplas.promptPayment) / 100);
  return {
    costo: money(landedCost(torvi)),
    comparo_con_iva: money(landedCost(quilmar)),
    sin_flete: money(goodsOf(andiplas)),
    pronto_pago: money(landedCost(andiplas) - discount),
    caja_de_50: money(withoutVat(goodsOf(torvi) - (needed - taken) * smallBoxes.precio)),
    con_iva: money(goodsOf(torvi)),
    proveedor: name(torvi.supplier),
    quilmar: money(landedCost(quilmar)),
    andiplas: money(landedCost(andiplas)),
    andiplas_mercaderia: money(goodsOf(andiplas)),
    flete: money(andiplas.freight),
    descuento: count(andiplas.promptPayment),
    iva: count(VAT),
    cajas_de_50: count(needed),
    precio_de_50: money(smallBoxes.precio),
    cajas: count(wanted['AP-1025'] ?? 0),
    tacos: count(wanted['TX-0800'] ?? 0),
    pares: count(wanted['GN-0009'] ?? 0),
    millares: count((wanted['AP-1025'] ?? 0) / 10),
    docenas: count((wanted['GN-0009'] ?? 0) / 12),
  };
}

/** factura-de-la-entrega: what arrived in order, at the prices that hold, with the discount that it earns. */
export function deliveryInvoice(company: Company): Values {
  const { lastYear, current, draft } = priceSheets(company);
  const subtotal = (quantity: (line: NoteLine) => number, { prices }: PriceSheet = current) =>
    sum(deliveryNote.lines.map((line) => quantity(line) * (prices.get(line.codigo) ?? 0)));
  const charged = (gross: number) => Math.round((gross * (100 - tierOf(gross, company.principal))) / 100);
  const accepted = (line: NoteLine) => line.accepted;
  const ordered = (line: NoteLine) => line.ordered;
  const gross = subtotal(accepted);
  const short = deliveryNote.lines.filter((line) => line.ordered > line.accepted);
  return {
    factura: money(charged(gross)),
    lo_pedido: money(charged(subtotal(ordered))),
    lista_2025: money(charged(subtotal(accepted, lastYear))),
    propuesta_2027: money(charged(subtotal(accepted, draft))),
    sin_descuento: money(gross),
    subtotal: money(gross),
    subtotal_pedido: money(subtotal(ordered)),
    descuento: count(tierOf(gross, company.principal)),
    descuento_de_lo_pedido: count(tierOf(subtotal(ordered), company.principal)),
    rebaja: money(gross - charged(gross)),
    nota: name(deliveryNote.number),
    cascos: count(short.find(({ codigo }) => codigo === 'CS-0001')?.accepted ?? 0),
    tacos: count(short.find(({ codigo }) => codigo === 'TX-0800')?.accepted ?? 0),
  };
}
