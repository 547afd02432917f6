import { useEffect, useState } from 'react';

const load = async () => {
  const [judge, { PromptText }, { WorkshopModel }] = await Promise.all([
    import('./judge.ts'),
    import('#ui/prompt-text.tsx'),
    import('./workshop-model.tsx'),
  ]);
  return { ...judge, PromptText, WorkshopModel };
};

export type WrittenParts = Awaited<ReturnType<typeof load>>;

let loaded: WrittenParts | undefined;

/**
 * What an exercise needs once somebody writes in it: the rules, which are word lists and as big as the rest of the page,
 * the prompt that the boxes make, and the model answer. All in one go, so that one lost connection is told once.
 */
export function useWrittenParts(isWanted: boolean): WrittenParts | undefined {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isCurrent = true;
    load().then(
      (arrived) => {
        loaded = arrived;
        if (isCurrent) setParts(arrived);
      },
      (error: unknown) => {
        console.error(error);
        window.showBootFailure?.();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return parts;
}
