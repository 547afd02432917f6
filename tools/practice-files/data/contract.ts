import { addDays, addMonths } from './calendar.ts';

/** Terms of a contract that its renewal depends on. */
export interface Terms {
  months: number;
  noticeDays: number;
}

export const modelTerms: Terms = { months: 12, noticeDays: 30 };

/** A contract ends on the day before the one on which its last month is complete. */
export const endOf = (start: string, { months }: Terms): string => addDays(addMonths(start, months), -1);

/** The last day on which a notice arrives in time. */
export const lastNotice = (start: string, terms: Terms): string =>
  addDays(endOf(start, terms), -terms.noticeDays);

const words: Record<number, string> = { 12: 'doce', 30: 'treinta' };
const told = (number: number) => `${words[number]} (${number})`;

export const contractTitle = 'Contrato modelo de transporte de mercadería';

/** Clauses as they stand in contrato-modelo.docx: a heading and its paragraphs. */
export function clauses(terms: Terms = modelTerms): { heading: string; paragraphs: string[] }[] {
  return [
    {
      heading: 'Primera. Partes',
      paragraphs: [
        'Tornamar, mayorista de ferretería con domicilio en Guayaquil (en adelante, «la Empresa»), y [NOMBRE DEL TRANSPORTISTA] (en adelante, «el Transportista»), acuerdan las cláusulas que siguen.',
      ],
    },
    {
      heading: 'Segunda. Objeto',
      paragraphs: [
        'El Transportista lleva mercadería de la Empresa desde su bodega de Guayaquil hasta [DESTINO], con la frecuencia que indica el anexo 1. La carga y la descarga no están incluidas.',
      ],
    },
    {
      heading: 'Tercera. Plazo',
      paragraphs: [
        `El contrato dura ${told(terms.months)} meses desde la fecha de inicio, que es el [FECHA DE INICIO]. Vence el día anterior al que cumple el último mes: el que empieza el día 1 vence el último día de un mes.`,
      ],
    },
    {
      heading: 'Cuarta. Renovación',
      paragraphs: [
        'Al vencer, el contrato se renueva solo, por un período igual, salvo que una de las partes comunique por escrito que no lo renueva.',
        `La comunicación debe llegar ${told(terms.noticeDays)} días calendario antes del día del vencimiento, o antes. Si llega después, el contrato se renueva.`,
      ],
    },
    {
      heading: 'Quinta. Tarifa',
      paragraphs: [
        'La Empresa paga [TARIFA] dólares por viaje, sin IVA, a 30 días de la factura. La tarifa no cambia durante el plazo. En cada renovación puede cambiar por acuerdo escrito.',
      ],
    },
    {
      heading: 'Sexta. Entregas tardías',
      paragraphs: [
        'Por cada entrega que llegue después de la hora acordada sin causa justificada, el Transportista descuenta el 5 % del valor del viaje. El descuento no pasa del 20 % de la factura del mes.',
      ],
    },
    {
      heading: 'Séptima. Daños y faltantes',
      paragraphs: [
        'El Transportista responde por la mercadería desde que firma la guía hasta que el cliente firma la nota de entrega. Los daños y faltantes se anotan en esa nota.',
      ],
    },
    {
      heading: 'Octava. Terminación anticipada',
      paragraphs: [
        'Cualquiera de las partes puede terminar el contrato antes del vencimiento si la otra incumple y no lo corrige en quince (15) días desde que se le avisa por escrito.',
      ],
    },
    {
      heading: 'Novena. Cambios',
      paragraphs: [
        'Este modelo se adapta a cada caso. Lo que las partes acuerden de otra forma sustituye a la cláusula correspondiente; lo demás queda como está.',
      ],
    },
  ];
}
