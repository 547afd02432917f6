import type { Terms } from './contract.ts';
import { modelTerms } from './contract.ts';

/** What a remark settles, until a later one settles it otherwise. */
interface Decision {
  months?: number;
  noticeDays?: number;
  companion?: string;
}

interface Remark {
  who: string;
  says: string;
  decides?: Decision;
}

/** The new contract's first day. */
export const contractStart = '2026-12-01';

const transport: Remark[] = [
  {
    who: 'Nelly',
    says: 'el transportista de Guayaquil a Manta firma con nuestro contrato modelo. Empieza el 1 de diciembre.',
  },
  { who: 'Andrés', says: 'el modelo es de doce meses. Yo probaría tres.' },
  { who: 'Nelly', says: 'con tres no mantiene la tarifa. Con seis, sí.' },
  {
    who: 'Rosa',
    says: 'seis meses, entonces. Y que se renueve como dice el modelo.',
    decides: { months: 6 },
  },
  {
    who: 'Patricia',
    says: 'el aviso para no renovar es muy corto en el modelo. El año pasado se nos pasó y quedamos amarrados. ¿Sesenta días?',
  },
  { who: 'Rosa', says: 'sesenta. Nelly, consúltalo.', decides: { noticeDays: 60 } },
];

const discounts = (invoice: string): Remark[] => [
  {
    who: 'Andrés',
    says: `para que conste: aprobé el 12 % de Pilanova en la ${invoice}, por ser la obra entera. Solo esa factura.`,
  },
  { who: 'Lucía', says: 'hay otras tres del trimestre con más descuento que el de la tabla.' },
  {
    who: 'Andrés',
    says: 'esas no las aprobé. Quiero saber cuánto fue, en dólares, antes de hablar con nadie.',
  },
];

const induction: Remark[] = [
  {
    who: 'Sofía',
    says: 'la vendedora interna nueva empieza el lunes 16 de noviembre. Alguien la acompaña las dos primeras semanas. Propongo a Daniela, que acaba de pasar por eso.',
    decides: { companion: 'Daniela' },
  },
  { who: 'Lucía', says: 'Daniela tiene vacaciones aprobadas del 16 al 20. No puede.' },
  { who: 'Andrés', says: '¿y tú misma, Lucía?' },
  {
    who: 'Lucía',
    says: 'la primera mañana la recibo yo. Dos semanas, imposible. Sería Wilson, pero está anotado en el conteo de bodega.',
  },
  { who: 'Iván', says: 'para el conteo me arreglo con los míos. Se lo dejo.' },
  { who: 'Sofía', says: 'anoto a Wilson, las dos semanas.', decides: { companion: 'Wilson' } },
  { who: 'Esteban', says: 'yo le preparo la cuenta y los permisos el viernes anterior.' },
];

const stock: Remark[] = [
  {
    who: 'Iván',
    says: 'el conteo de bodega iba el lunes 2 y el martes 3, pero es feriado. Lo paso al sábado 7 por la tarde, con la bodega cerrada.',
  },
  { who: 'Patricia', says: 'yo necesito el resultado antes del 12 para cerrar octubre.' },
  { who: 'Iván', says: 'el lunes 9 lo tienes.' },
  {
    who: 'Nelly',
    says: 'faltan autoperforantes de una pulgada, tacos y guantes. La otra semana pido tres cotizaciones.',
  },
];

const closing: Remark[] = [
  {
    who: 'Nelly',
    says: 'me contestó el transportista. Seis meses, bien. Sesenta días de aviso no lo firma; ofrece cuarenta y cinco.',
  },
  { who: 'Rosa', says: 'cuarenta y cinco. Cerrado, y lo demás como el modelo.', decides: { noticeDays: 45 } },
  {
    who: 'Lucía',
    says: 'Wilson me escribe que el 16 llega a las diez. Da igual, esa mañana estoy yo. No cambia nada.',
  },
  { who: 'Rosa', says: 'próxima reunión, el miércoles 4, por el feriado.' },
];

const all = (invoice: string): Remark[] => [
  ...transport,
  ...discounts(invoice),
  ...induction,
  ...stock,
  ...closing,
];

const decisions = (): Decision[] => all('').flatMap(({ decides }) => decides ?? []);

/** What was agreed in the end: later remarks win over earlier ones, and both over the model. */
export function agreedTerms(): Terms {
  const { months, noticeDays } = decisions().reduce<Terms>(
    (terms, one) => ({ ...terms, ...one }),
    modelTerms,
  );
  return { months, noticeDays };
}

/** Every value that was on the table, in order; the last one holds. */
export const noticeDaysSaid = (): number[] => decisions().flatMap(({ noticeDays }) => noticeDays ?? []);
export const companionsSaid = (): string[] => decisions().flatMap(({ companion }) => companion ?? []);

/** acta-en-bruto.txt: typed while people spoke, nothing sorted. `invoice` is the one with the approved discount. */
export function minutesText(invoice: string): string {
  const told = (remarks: Remark[]) => remarks.map(({ who, says }) => `${who}: ${says}`).join('\r\n');
  return [
    'REUNION DEL LUNES 26/10/2026 - 8:30 - sala de ventas',
    'Notas en bruto, sin ordenar. Falta pasar en limpio.',
    'Estan: Rosa, Andrés, Lucía, Iván, Nelly, Sofía, Patricia. Esteban llega 8:50.',
    '',
    '-- transporte',
    told(transport),
    '',
    '-- descuentos',
    told(discounts(invoice)),
    '',
    '-- persona nueva en ventas',
    told(induction),
    '',
    '-- bodega y compras',
    told(stock),
    '',
    '-- varios, antes de terminar',
    told(closing),
    '',
  ].join('\r\n');
}
