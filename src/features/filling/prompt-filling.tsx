import { useEffect, useRef, useState } from 'react';
import { storageCopy } from '#content.ts';
import { preloadPersonalData } from '#lib/personal-data/load-personal-data.ts';
import { offerFilledCopy } from '#lib/prompts/filled-copy.ts';
import { fillPrompt, openFields, promptFields, type PromptDatum } from '#common/prompts/fill-prompt.ts';
import { promptOnPage } from '#lib/prompts/prompt-on-page.ts';
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
  /** Name under which the notebook keeps what is typed. */
  record: string;
  title: string;
  from: { to: string; label: string };
  data?: PromptDatum[];
  /** The element that has the prompt's text, as the build drew it. */
  root: Element;
  isShort?: boolean;
  /** The page has a bar in which the copy stands too. */
  offersCopy?: boolean;
  onOpenNotebook: () => void;
}

/** A prompt filled in: the form, the text that follows it, and the ways out. */
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

  /** With nothing left to clear the button is disabled, and would drop the keyboard. */
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

/** The bar keeps one function, which copies what is filled in when it is pressed. */
function useOfferedCopy(onCopy: () => void, isOffered: boolean) {
  const copy = useRef(onCopy);
  useEffect(() => {
    copy.current = onCopy;
  }, [onCopy]);
  useEffect(() => (isOffered ? offerFilledCopy(() => copy.current()) : undefined), [isOffered]);
}
