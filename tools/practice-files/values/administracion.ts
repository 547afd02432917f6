import { addDays } from '#tools/practice-files/data/calendar.ts';
import { endOf, lastNotice, modelTerms } from '#tools/practice-files/data/contract.ts';
import {
  agreedTerms,
  companionsSaid,
  contractStart,
  noticeDaysSaid,
} from '#tools/practice-files/data/minutes.ts';
import { count, day, name, type Values } from './computed.ts';

/** ultimo-dia-para-avisar: the contract says how to count, the minutes say which numbers hold. */
export function lastNoticeDay(): Values {
  const terms = agreedTerms();
  const [dropped = 0] = noticeDaysSaid();
  return {
    ultimo_dia: day(lastNotice(contractStart, terms)),
    aviso_del_modelo: day(lastNotice(contractStart, { ...terms, noticeDays: modelTerms.noticeDays })),
    plazo_del_modelo: day(lastNotice(contractStart, { ...terms, months: modelTerms.months })),
    todo_del_modelo: day(lastNotice(contractStart, modelTerms)),
    aviso_descartado: day(lastNotice(contractStart, { ...terms, noticeDays: dropped })),
    vence_un_dia_tarde: day(addDays(lastNotice(contractStart, terms), 1)),
    inicio: day(contractStart),
    vence: day(endOf(contractStart, terms)),
    meses: count(terms.months),
    meses_del_modelo: count(modelTerms.months),
    dias_de_aviso: count(terms.noticeDays),
    dias_del_modelo: count(modelTerms.noticeDays),
    dias_descartados: count(dropped),
  };
}

/** quien-acompana-la-induccion: the last one who was named and not withdrawn. */
export function companion(): Values {
  const said = companionsSaid();
  return {
    acompana: name(said.at(-1) ?? ''),
    primera_propuesta: name(said[0] ?? ''),
    primera_manana: name('Lucía'),
    prepara_la_cuenta: name('Esteban'),
    quien_organiza: name('Sofía'),
  };
}
