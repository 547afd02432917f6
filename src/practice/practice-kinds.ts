import { challengeCards, huntCards, practica, reviewLessons, tradeCards, workshopTrades } from '#content.ts';
import { reviewDay } from './review/review-day.ts';
import { counted } from '#lib/counted.ts';
import { TRADE_DAYS, tradeDayId } from './trade/record.ts';
import type { PracticeKind } from './practice-kind.ts';
import { challengeTally, huntTally, reviewTally, tradeTally, workshopTally } from './practice-tallies.ts';

const { errores, taller, retos, oficios, repaso } = practica.kinds;

const hunts: PracticeKind = {
  ...huntTally,
  ...errores,
  to: '/practica/errores',
  exercises: huntCards.map(({ slug, titulo }) => ({
    title: titulo,
    to: `/practica/errores/${slug}`,
    record: `hunt/${slug}`,
  })),
};

const workshop: PracticeKind = {
  ...workshopTally,
  ...taller,
  to: '/practica/taller',
  exercises: workshopTrades.flatMap(({ ejercicios }) =>
    ejercicios.map(({ slug, titulo }) => ({
      title: titulo,
      to: `/practica/taller?ejercicio=${slug}`,
      record: `workshop/${slug}` as const,
    })),
  ),
};

const challenges: PracticeKind = {
  ...challengeTally,
  ...retos,
  to: '/practica/retos',
  exercises: challengeCards.map(({ slug, titulo }) => ({
    title: titulo,
    to: `/practica/retos/${slug}`,
    record: `challenge/${slug}`,
  })),
};

/** The days of all weeks. */
const trades: PracticeKind = {
  ...tradeTally,
  ...oficios,
  to: '/practica/oficios',
  exercises: tradeCards.flatMap(({ slug, title }) =>
    TRADE_DAYS.map((day) => ({
      title,
      to: `/practica/oficios/${slug}#semana`,
      record: tradeDayId(slug, day),
    })),
  ),
  isPath: true,
};

const review: PracticeKind = {
  ...reviewTally,
  ...repaso,
  to: '/practica/repaso',
  exercises: reviewLessons.flatMap(({ title, ids }) =>
    ids.map((id) => ({ title, to: `/practica/repaso?pregunta=${id}`, record: `review/${id}` as const })),
  ),
  isPath: true,
  dueToday(records) {
    const { due } = reviewDay(reviewLessons, records, new Date());
    const title = counted(due.length, practica.next.due.title);
    return due[0] ? { title, to: '/practica/repaso', record: `review/${due[0]}` } : null;
  },
};

/** Every kind of practice that has a page, in the order of /practica. A new kind is one entry here and one tally. */
export const practiceKinds = [hunts, workshop, challenges, trades, review];
