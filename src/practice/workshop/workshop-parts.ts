import { codeOnDemand } from '#lib/code-on-demand.tsx';

/** The rules, which are word lists and as big as the rest of the page: when somebody writes. */
export const useRules = codeOnDemand(() => import('./judge.ts'));

const loadPromptParts = async () => {
  const [{ PromptText }, { WorkshopModel }] = await Promise.all([
    import('#ui/text/prompt-text.tsx'),
    import('./workshop-model.tsx'),
  ]);
  return { PromptText, WorkshopModel };
};

export type PromptParts = Awaited<ReturnType<typeof loadPromptParts>>;

/** The prompt that the boxes make, and the model answer: where something is written. */
export const usePromptParts = codeOnDemand(loadPromptParts);
