import { addDays, dayInWords } from './calendar.ts';
import {
  deliveryNote,
  endOf,
  lastNotice,
  minutes,
  modelTerms,
  policy,
  pricesOf,
  quotationOf,
  type Quotation,
} from './documents.ts';
import { found, sum } from './practice-archive.ts';
import type { Recomputed } from './results-of-sales.ts';

const dollars = (cents: number) => cents / 100;

/** The last day of a return, counted from the day that the customer wrote by hand. */
export function lastReturnDay(): Recomputed {
  const { issued, received, number } = deliveryNote;
  return {
    ultimo_dia: policy.lastReturnDay(received),
    desde_emision: policy.lastReturnDay(issued),
    sin_mover: policy.countedReturnDay(received),
    dia_de_entrega_incluido: addDays(policy.countedReturnDay(received), -1),
    en_dias_habiles: policy.lastReturnWorkday(received),
    nota: number,
    emitida: dayInWords(issued),
    recibida: dayInWords(received),
    dias: policy.returnDays,
    dia_contado: dayInWords(policy.countedReturnDay(received)),
  };
}

/** The options and their sentences: first whether padlocks go back, then whether the company sends boxes. */
const outcomes = {
  'true true': { valor: 'las-dos', texto: 'aceptar la devolución y reponer las cajas' },
  'false true': { valor: 'solo-reponer', texto: 'reponer las cajas y no aceptar la devolución' },
  'true false': { valor: 'solo-devolver', texto: 'aceptar la devolución y no reponer las cajas' },
  'false false': { valor: 'ninguna', texto: 'no aceptar ninguna de las dos cosas' },
};

/** Two claims of the same day, each under a different section of the policy. */
export function hotelClaim(claimedOn = '2026-11-18', missing = 'TX-0800'): Recomputed {
  const { received, lines, remarks } = deliveryNote;
  const line = lines.find(({ code }) => code === missing);
  const isNoted = remarks.some((remark) => remark.includes(missing));
  const isOpen = claimedOn <= policy.lastReturnDay(received);
  const isOpenInWorkdays = claimedOn <= policy.lastReturnWorkday(received);
  return {
    decision: outcomes[`${isOpen} ${isNoted}`],
    dias_habiles: outcomes[`${isOpenInWorkdays} ${isNoted}`],
    sin_ver_la_nota: outcomes[`${isOpen} false`],
    las_dos_cosas: outcomes[`${isOpenInWorkdays} false`],
    ultimo_dia: policy.lastReturnDay(received),
    pidio: dayInWords(claimedOn),
    recibida: dayInWords(received),
    dias: policy.returnDays,
    producto_faltante: missing,
    cajas: (line?.ordered ?? 0) - (line?.accepted ?? 0),
  };
}

/** The contract says how to count, the minutes say which numbers hold. */
export function lastNoticeDay(): Recomputed {
  const { contractStart: start, terms, droppedNoticeDays } = minutes;
  return {
    ultimo_dia: lastNotice(start, terms),
    aviso_del_modelo: lastNotice(start, { ...terms, noticeDays: modelTerms.noticeDays }),
    plazo_del_modelo: lastNotice(start, { ...terms, months: modelTerms.months }),
    todo_del_modelo: lastNotice(start, modelTerms),
    aviso_descartado: lastNotice(start, { ...terms, noticeDays: droppedNoticeDays }),
    vence_un_dia_tarde: addDays(lastNotice(start, terms), 1),
    inicio: start,
    vence: endOf(start, terms),
    meses: terms.months,
    meses_del_modelo: modelTerms.months,
    dias_de_aviso: terms.noticeDays,
    dias_del_modelo: modelTerms.noticeDays,
    dias_descartados: droppedNoticeDays,
  };
}

export const companion = (): Recomputed => ({
  acompana: minutes.companion,
  primera_propuesta: minutes.proposedFirst,
  primera_manana: minutes.onlyFirstMorning,
  prepara_la_cuenta: minutes.preparesAccount,
  quien_organiza: minutes.organizes,
});

/** One order in three ways of counting boxes, tax and freight. */
export function cheapestOffer(): Recomputed {
  const [quilmar, andiplas, torvi] = [quotationOf('quilmar'), quotationOf('andiplas'), quotationOf('torvi')];
  // Quilmar sells in the units of the order.
  const orderedOf = (code: string) => quilmar.lines.get(code)?.quantity ?? 0;
  const goods = ({ lines }: Quotation) =>
    sum([...lines.values()].map(({ quantity, price }) => quantity * price));
  const freight = Number(found(andiplas.conditions, /Flete .*: (\d+) dólares/)) * 100;
  const promptPayment = Number(found(andiplas.conditions, /(\d+) % de descuento .* si se paga en 8 días/));
  const vat = Number(found(torvi.conditions, /Incluyen el IVA del (\d+) %/));
  const withoutVat = (cents: number) => Math.round((cents * 100) / (100 + vat));
  const andiplasCost = goods(andiplas) + freight;
  const plugs = torvi.lines.get('TX-0800') ?? { quantity: 0, price: 0 };
  const costs = new Map([
    [quilmar.supplier, goods(quilmar)],
    [andiplas.supplier, andiplasCost],
    [torvi.supplier, withoutVat(goods(torvi))],
  ]);
  const [cheapest] = [...costs].sort(([, a], [, b]) => a - b);
  return {
    costo: dollars(cheapest?.[1] ?? 0),
    comparo_con_iva: dollars(goods(quilmar)),
    sin_flete: dollars(goods(andiplas)),
    pronto_pago: dollars(andiplasCost - Math.round((goods(andiplas) * promptPayment) / 100)),
    caja_de_50: dollars(withoutVat(goods(torvi) - (plugs.quantity - orderedOf('TX-0800')) * plugs.price)),
    con_iva: dollars(goods(torvi)),
    proveedor: cheapest?.[0] ?? '',
    quilmar: dollars(goods(quilmar)),
    andiplas: dollars(andiplasCost),
    andiplas_mercaderia: dollars(goods(andiplas)),
    flete: dollars(freight),
    descuento: promptPayment,
    iva: vat,
    cajas_de_50: plugs.quantity,
    millares: andiplas.lines.get('AP-1025')?.quantity ?? 0,
    docenas: andiplas.lines.get('GN-0009')?.quantity ?? 0,
  };
}

/** The goods that arrived in order, at valid prices, with the discount that they earn. */
export function deliveryInvoice(): Recomputed {
  const subtotal = (quantity: 'ordered' | 'accepted', sheet = 'Lista 2026') => {
    const prices = pricesOf(sheet);
    return sum(deliveryNote.lines.map((line) => line[quantity] * (prices.get(line.code) ?? 0)));
  };
  const charged = (gross: number) => Math.round((gross * (100 - policy.tierOf(gross))) / 100);
  const accepted = (code: string) => deliveryNote.lines.find((line) => line.code === code)?.accepted ?? 0;
  const gross = subtotal('accepted');
  return {
    factura: dollars(charged(gross)),
    lo_pedido: dollars(charged(subtotal('ordered'))),
    lista_2025: dollars(charged(subtotal('accepted', 'Lista 2025'))),
    propuesta_2027: dollars(charged(subtotal('accepted', 'Propuesta 2027'))),
    sin_descuento: dollars(gross),
    subtotal: dollars(gross),
    subtotal_pedido: dollars(subtotal('ordered')),
    descuento: policy.tierOf(gross),
    descuento_de_lo_pedido: policy.tierOf(subtotal('ordered')),
    rebaja: dollars(gross - charged(gross)),
    nota: deliveryNote.number,
    cascos: accepted('CS-0001'),
    tacos: accepted('TX-0800'),
  };
}
