import { tradeCards } from '#content.ts';
import type { KindExercises } from '#practice/practice-kind.ts';
import { TRADE_DAYS, tradeDayId } from './record.ts';

export const exercises: KindExercises = {
  exercises: tradeCards.flatMap(({ slug, title }) =>
    TRADE_DAYS.map((day) => ({
      title,
      to: `/practica/oficios/${slug}#semana`,
      record: tradeDayId(slug, day),
    })),
  ),
  isPath: true,
};
