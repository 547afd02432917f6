import { useUserId } from '#features/auth/session.tsx';
import * as week from '#features/practice/trade-week.tsx';
import type { IslandProps } from '#lib/islands.ts';
import { whenReady } from './when-ready.ts';

/** The form is bigger than all of the week; it comes by itself. */
const recipe = () => import('./recipe-islands.tsx');
export const recipeFilling = () => recipe().then((m) => whenReady(m.RecipeFilling));
export const recipeAnswer = () => recipe().then((m) => whenReady(m.RecipeAnswer));

export const tradeDay = () => whenReady(TradeDay);
export const tradeProgress = () => whenReady(TradeProgress);

function TradeDay(props: IslandProps['trade-day'] & { place: HTMLElement }) {
  return <week.TradeDay {...props} userId={useUserId()} />;
}

function TradeProgress(props: IslandProps['trade-progress']) {
  return <week.TradeProgress {...props} userId={useUserId()} />;
}
