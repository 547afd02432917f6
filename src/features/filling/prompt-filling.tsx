import { useEffect, useRef, useState } from 'react';
import { storageCopy } from '#content.ts';
import { preloadPersonalData } from '#lib/personal-data/load-personal-data.ts';
import { offerFilledCopy, promptOnPage } from '#lib/prompt-on-page.ts';
import { fillPrompt, openFields, promptFields, type PromptDatum } from '#common/prompts/fill-prompt.ts';
import { useStorageProblem } from '#lib/notebook/use-storage-problem.ts';
import { StorageProblem } from '#ui/storage-problem.tsx';
import { FillActions } from './fill-actions.tsx';
import { FillForm } from './fill-form.tsx';
import { FilledSlots } from './filled-slots.tsx';
import { ShareLink } from './share-link.tsx';
import { useFillActions } from './use-fill-actions.ts';
import { useFilling } from './use-filling.ts';

export interface PromptFillingProps {
  userId: string;
  /** Name of the notebook record for the typed values. */
  record: string;
  title: string;
  from: { to: string; label: string };
  data?: PromptDatum[];
  /** The prerendered element with the prompt's text. */
  root: Element;
  isShort?: boolean;
  /** The page has a bar with a copy button too. */
  offersCopy?: boolean;
  onOpenNotebook: () => void;
}

/** The form, the prompt's text that follows it, and the buttons to copy, save and open it. */
export function PromptFilling(props: PromptFillingProps) {
  const { userId, record, title, from, data = [], root, isShort = false, offersCopy = false } = props;
  const storage = useStorageProblem(userId);
  const filling = useFilling(userId, record);
  const [untouched] = useState(() => promptOnPage(root.querySelector('code')));
  const [fields] = useState(() => promptFields(untouched, data));
  const text = () => fillPrompt(untouched, data, filling.values);
  const { onSave, ...actions } = useFillActions({
    ...props,
    filling,
    prompt: { title, from, fields, text },
  });
  const isFilled = openFields(fields, filling.values).length < fields.length;
  useOfferedCopy(actions.onCopy, isFilled && offersCopy);
  const form = useRef<HTMLDivElement>(null);

  /** Clearing disables the button, which would lose keyboard focus. */
  function onClear() {
    actions.onClear();
    form.current?.querySelector<HTMLElement>('textarea, input')?.focus();
  }

  return (
    <div ref={form} onFocus={preloadPersonalData}>
      <FilledSlots root={root} values={filling.values} />
      <FillForm fields={fields} filling={filling} isWide={isShort}>
        <StorageProblem {...storage} texts={storageCopy} />
        <FillActions
          {...actions}
          isTyped={Object.values(filling.typed).some((value) => value !== '')}
          isWide={isShort}
          text={text}
          onSave={() => void onSave()}
          onClear={onClear}
          onShowAssistants={preloadPersonalData}
        >
          {!isShort && <ShareLink path={from.to} title={title} />}
        </FillActions>
      </FillForm>
    </div>
  );
}

/** Gives the bar one stable function, which copies the values current at the press. */
function useOfferedCopy(onCopy: () => void, isOffered: boolean) {
  const copy = useRef(onCopy);
  useEffect(() => {
    copy.current = onCopy;
  }, [onCopy]);
  useEffect(() => (isOffered ? offerFilledCopy(() => copy.current()) : undefined), [isOffered]);
}
