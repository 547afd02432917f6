import type { Company } from '#tools/content/rules/company-schema.ts';
import { addDays } from '#tools/practice-files/data/calendar.ts';
import { deliveryNote, laterClaim } from '#tools/practice-files/data/delivery-note.ts';
import { policyOf } from '#tools/practice-files/data/policy.ts';
import { count, day, dayOfWeek, name, type Values } from './computed.ts';

/** hasta-cuando-se-devuelve: the last day of a return, from the day that was written by hand. */
export function lastReturnDay(company: Company): Values {
  const policy = policyOf(company);
  const { issued, received, number } = deliveryNote;
  return {
    ultimo_dia: day(policy.lastReturnDay(received)),
    desde_emision: day(policy.lastReturnDay(issued)),
    sin_mover: day(policy.countedReturnDay(received)),
    dia_de_entrega_incluido: day(addDays(policy.countedReturnDay(received), -1)),
    en_dias_habiles: day(policy.lastReturnWorkday(received)),
    nota: name(number),
    emitida: dayOfWeek(issued),
    recibida: dayOfWeek(received),
    dias: count(policy.returnDays),
    dia_contado: dayOfWeek(policy.countedReturnDay(received)),
  };
}

/** The options of lo-que-pide-el-hotel, and how a sentence tells each. */
const outcomes = {
  both: { valor: 'las-dos', texto: 'aceptar la devolución y reponer las cajas' },
  onlyReplace: { valor: 'solo-reponer', texto: 'reponer las cajas y no aceptar la devolución' },
  onlyReturn: { valor: 'solo-devolver', texto: 'aceptar la devolución y no reponer las cajas' },
  neither: { valor: 'ninguna', texto: 'no aceptar ninguna de las dos cosas' },
};

/** lo-que-pide-el-hotel: two claims at once, of which the policy answers each by another section. */
export function hotelClaim(company: Company): Values {
  const policy = policyOf(company);
  const { received, lines, remarks } = deliveryNote;
  const { day: asked, returned, missing } = laterClaim;
  const line = lines.find(({ codigo }) => codigo === missing);
  const isNoted = remarks.some((remark) => remark.includes(missing));
  if (!line) throw new Error('Nothing is missing on the delivery note');
  const outcome = (isReturnOpen: boolean, isMissingNoted: boolean) => {
    if (isReturnOpen) return isMissingNoted ? outcomes.both : outcomes.onlyReturn;
    return isMissingNoted ? outcomes.onlyReplace : outcomes.neither;
  };
  const isOpen = asked <= policy.lastReturnDay(received);
  const isOpenInWorkdays = asked <= policy.lastReturnWorkday(received);
  return {
    decision: outcome(isOpen, isNoted),
    dias_habiles: outcome(isOpenInWorkdays, isNoted),
    sin_ver_la_nota: outcome(isOpen, false),
    las_dos_cosas: outcome(isOpenInWorkdays, false),
    ultimo_dia: day(policy.lastReturnDay(received)),
    pidio: dayOfWeek(asked),
    recibida: dayOfWeek(received),
    dias: count(policy.returnDays),
    producto_devuelto: name(returned),
    producto_faltante: name(missing),
    cajas: count(line.ordered - line.accepted),
  };
}
