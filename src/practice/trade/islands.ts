import type { PromptDatum } from '#common/fill-prompt.ts';
import type { KindIslands, KindSources } from '#practice/practice-kind.ts';

declare module '#common/island-contract.ts' {
  interface PracticeIslandProps {
    'recipe-filling': RecipeFillingProps;
    /** 'put-back' for a recipe. */
    'recipe-answer': { slug: string };
    /** The tick for a day of a trade's week, and the number of ticks. */
    'trade-day': { trade: string; day: number; words: TradeDayWords };
    'trade-progress': { trade: string; words: TradeProgressWords };
  }
}

/** The fields of a trade's recipe, whose text has the id `prompt-<slug>`. */
interface RecipeFillingProps {
  slug: string;
  title: string;
  from: { to: string; label: string };
  data: PromptDatum[];
}

interface TradeDayWords {
  label: string;
  /** Names the day's task for screen readers. */
  subject: string;
  failed: string;
}

interface TradeProgressWords {
  /** Short names, Monday to Friday. */
  days: string[];
  none: string;
  some: string;
  done: string;
}

const week = () => import('./trade-week.tsx');
const recipe = () => import('./recipe-islands.tsx');

export const islands: KindIslands<'recipe-filling' | 'recipe-answer' | 'trade-day' | 'trade-progress'> = {
  'recipe-filling': { policy: 'near', writes: true, load: () => recipe().then((m) => m.RecipeFilling) },
  'recipe-answer': { policy: 'near', writes: true, load: () => recipe().then((m) => m.RecipeAnswer) },
  'trade-day': { policy: 'near', writes: true, load: () => week().then((m) => m.TradeDay) },
  'trade-progress': { policy: 'near', writes: true, load: () => week().then((m) => m.TradeProgress) },
};

export const sources: KindSources = {};
