import { sum } from './sales-line.ts';

/** Per cent that Torvi's prices include. */
export const VAT = 15;

interface QuotedLine {
  codigo: string;
  descripcion: string;
  /** As the supplier sells it, with how many of ours (boxes of 100, pairs) one of theirs holds. */
  unidad: string;
  holds: number;
  /** In cents. */
  precio: number;
}

export interface Quotation {
  supplier: string;
  file: string;
  number: string;
  date: string;
  validUntil: string;
  lines: QuotedLine[];
  /** In cents, for this order. */
  freight: number;
  includesVat: boolean;
  /** Per cent off for whoever pays within days; we pay in thirty. */
  promptPayment: number;
  conditions: string[];
}

/** What Nelly Quiñónez asks three suppliers for: boxes of 100, boxes of 100, pairs. */
export const wanted: Record<string, number> = { 'AP-1025': 150, 'TX-0800': 90, 'GN-0009': 600 };

const screws = 'Tornillo autoperforante, 1 pulgada';
const plugs = 'Taco de expansión, 8 mm';
const gloves = 'Guante de nitrilo, talla 9';

export const quotations: readonly Quotation[] = [
  {
    supplier: 'Importadora Quilmar',
    file: 'cotizacion-quilmar.pdf',
    number: '26-1184',
    date: '2026-11-04',
    validUntil: '2026-11-20',
    lines: [
      { codigo: 'AP-1025', descripcion: screws, unidad: 'caja de 100', holds: 1, precio: 585 },
      { codigo: 'TX-0800', descripcion: plugs, unidad: 'caja de 100', holds: 1, precio: 270 },
      { codigo: 'GN-0009', descripcion: gloves, unidad: 'par', holds: 1, precio: 158 },
    ],
    freight: 0,
    includesVat: false,
    promptPayment: 0,
    conditions: [
      'Precios en dólares, sin IVA.',
      'Flete sin costo en pedidos desde 2000 dólares, puesto en su bodega de Guayaquil.',
      'Compra mínima de guantes: 500 pares.',
      'Pago a 30 días. Entrega en 6 días hábiles.',
    ],
  },
  {
    supplier: 'Herrajes Andiplas',
    file: 'cotizacion-andiplas.pdf',
    number: 'A-0932',
    date: '2026-11-05',
    validUntil: '2026-11-30',
    lines: [
      { codigo: 'AP-1025', descripcion: screws, unidad: 'millar', holds: 10, precio: 5720 },
      { codigo: 'TX-0800', descripcion: plugs, unidad: 'millar', holds: 10, precio: 2640 },
      { codigo: 'GN-0009', descripcion: gloves, unidad: 'docena de pares', holds: 12, precio: 1896 },
    ],
    freight: 4800,
    includesVat: false,
    promptPayment: 4,
    conditions: [
      'Precios en dólares, sin IVA.',
      'Flete hasta Guayaquil: 48 dólares por pedido, sin IVA.',
      '4 % de descuento sobre la mercadería si se paga en 8 días. Pago normal: 30 días.',
      'Entrega en 4 días hábiles.',
    ],
  },
  {
    supplier: 'Suministros Torvi',
    file: 'cotizacion-torvi.pdf',
    number: 'T/2026/417',
    date: '2026-11-06',
    validUntil: '2026-11-27',
    lines: [
      { codigo: 'AP-1025', descripcion: screws, unidad: 'caja de 100', holds: 1, precio: 644 },
      { codigo: 'TX-0800', descripcion: plugs, unidad: 'caja de 50', holds: 0.5, precio: 161 },
      { codigo: 'GN-0009', descripcion: gloves, unidad: 'par', holds: 1, precio: 184 },
    ],
    freight: 0,
    includesVat: true,
    promptPayment: 0,
    conditions: [
      `Precios en dólares. Incluyen el IVA del ${VAT} % y la entrega en Guayaquil.`,
      'Los tacos se venden en cajas de 50.',
      'Pago a 30 días. Entrega en 8 días hábiles.',
    ],
  },
];

/** How many of the supplier's units the order needs. */
export const unitsOf = ({ codigo, holds }: QuotedLine): number => (wanted[codigo] ?? 0) / holds;

export const quotationBy = (supplier: string): Quotation => {
  const found = quotations.find((one) => one.supplier.endsWith(supplier));
  if (!found) throw new Error(`${supplier} has not quoted`);
  return found;
};

/** The order as this supplier prices it, before freight and with whatever tax the prices carry. */
export const goodsOf = ({ lines }: Quotation): number =>
  sum(lines.map((line) => unitsOf(line) * line.precio));

/** What the order costs in our warehouse, without tax. */
export function landedCost(quotation: Quotation): number {
  const goods = goodsOf(quotation);
  return Math.round(quotation.includesVat ? (goods * 100) / (100 + VAT) : goods) + quotation.freight;
}
