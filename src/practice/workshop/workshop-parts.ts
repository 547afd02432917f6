import { useEffect, useState } from 'react';
import { showBootFailure } from '#lib/boot-failure.ts';

/** Code that comes when it is wanted, and is there at once for the next one. */
function codeOnDemand<Code>(load: () => Promise<Code>) {
  let loaded: Code | undefined;
  return function useCodeOnDemand(isWanted: boolean): Code | undefined {
    const [code, setCode] = useState(() => loaded);
    useEffect(() => {
      if (!isWanted || loaded) return;
      let isCurrent = true;
      load().then((arrived) => {
        loaded = arrived;
        if (isCurrent) setCode(() => arrived);
      }, showBootFailure);
      return () => {
        isCurrent = false;
      };
    }, [isWanted]);
    // It may have come for another one, after this one had looked.
    return code ?? loaded;
  };
}

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
