import type { Company } from '#tools/content/rules/company-schema.ts';
import { addDays, addWorkdays, holidays, isOpenDay, isWorkday, nextDay } from './calendar.ts';

/** One number of content/company.yaml, by its name there. */
export function figure({ principal }: Pick<Company, 'principal'>, id: string): number {
  const value = principal.cifras.find((one) => one.id === id)?.valor;
  if (typeof value !== 'number') throw new Error(`content/company.yaml has no single number «${id}»`);
  return value;
}

/** The rules that politica-comercial.md states, as functions: files and answers follow the same ones. */
export function policyOf(company: Company) {
  const returnDays = figure(company, 'devolucion-dias');
  const creditDays = figure(company, 'credito-dias');
  const reminderDays = figure(company, 'primer-recordatorio-dias');
  const dueDay = (invoiced: string) => addDays(invoiced, creditDays);
  return {
    returnDays,
    creditDays,
    reminderDays,
    /** Before it is moved off a Sunday or a holiday. */
    countedReturnDay: (delivered: string) => addDays(delivered, returnDays),
    lastReturnDay: (delivered: string) => nextDay(addDays(delivered, returnDays), isOpenDay),
    lastReturnWorkday: (delivered: string) => addWorkdays(delivered, returnDays),
    dueDay,
    countedReminderDay: (invoiced: string) => addDays(dueDay(invoiced), reminderDays),
    reminderDay: (invoiced: string) => nextDay(addDays(dueDay(invoiced), reminderDays), isWorkday),
  };
}

const lastHolidays = holidays.filter((day) => day > '2026-10-01');
const dayAndMonth = (day: string) => {
  const month = { '10': 'octubre', '11': 'noviembre', '12': 'diciembre' }[day.slice(5, 7)] ?? '';
  return `${Number(day.slice(8))} de ${month}`;
};

/** politica-comercial.md; the first sections begin as module 4 quotes them. */
export function policyText(company: Company): string {
  const { descuentos } = company.principal;
  const tiers = descuentos.map(({ desde, porcentaje }, index) => {
    const next = descuentos[index + 1]?.desde;
    const from =
      desde === 0 ? `Menos de ${next} dólares` : `Desde ${desde}${next ? ` y menos de ${next}` : ''} dólares`;
    return `- ${from}: ${porcentaje} %.`;
  });
  const of = (id: string) => figure(company, id);
  return `# Política comercial de Tornamar

Vigente desde el 1 de marzo de 2026. Sustituye a las versiones anteriores.

## Devoluciones

Se aceptan devoluciones durante ${of('devolucion-dias')} días desde la entrega, con el embalaje original. No se aceptan productos cortados a medida.

Los días son calendario y se cuentan a partir del siguiente al de la entrega. La fecha de entrega es la que escribe el cliente al firmar la nota. Si el último día es domingo o feriado, vale el siguiente día de atención.

Atención al cliente revisa cada caso y contesta en dos días hábiles. Mientras no haya respuesta, la mercadería no se envía. Si la devolución se acepta, el importe se abona con una nota de crédito.

## Faltantes y mercadería dañada

Lo que falta o llega dañado se anota en la nota de entrega al recibirla. Lo anotado se repone sin costo, aunque haya terminado el plazo de las devoluciones. Lo que no se anotó se trata como una devolución.

Se factura solo lo que el cliente recibió conforme, con la lista de precios vigente el día de la entrega.

## Descuentos

Hay un único descuento por factura, según su subtotal sin IVA. El subtotal es la suma de cantidad por precio de todas sus líneas.

${tiers.join('\n')}

Un descuento mayor lo aprueba la dirección comercial y consta en acta. Vale solo para la factura que el acta nombra.

## Pedidos y cotizaciones

El pedido mínimo es de ${of('pedido-minimo')} dólares. Una cotización tiene una validez de ${of('validez-dias')} días.

## Envíos dentro de Guayaquil

El envío no tiene costo en pedidos desde ${of('envio-gratis-desde')} dólares. Por debajo, cuesta ${of('envio-costo')} dólares. La bodega confirma la fecha.

## Crédito y cobranzas

Una venta a crédito se paga a ${of('credito-dias')} días calendario desde la fecha de la factura, no desde la entrega. La factura está vencida desde el día siguiente al de su vencimiento, también si este cae en feriado.

Una nota de crédito se resta del saldo de la factura a la que se aplica.

El primer recordatorio se envía ${of('primer-recordatorio-dias')} días después del vencimiento, contados en días calendario. Si ese día no es hábil, se envía el siguiente día hábil. Se admite pagar en ${of('pagos-maximo')} pagos como máximo.

## Días hábiles y de atención

Son días hábiles los de lunes a viernes que no son feriado. Guayaquil atiende también los sábados. Feriados de octubre a diciembre de 2026: ${lastHolidays.map(dayAndMonth).join(', ')}.
`;
}
