import { useEffect, useRef, useState, memo, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { storageCopy } from '#content.ts';
import { preloadPersonalData } from '#lib/personal-data/leaving.ts';
import { offerFilledCopy, promptOnPage } from '#lib/prompt-on-page.ts';
import {
  fillPrompt,
  openFields,
  promptFields,
  nameOf,
  slotValue,
  type PromptDatum,
  type PromptValues,
} from '#common/fill-prompt.ts';
import { useStorageProblem } from '#lib/notebook/use-storage-problem.ts';
import { StorageProblem } from '#ui/storage-problem.tsx';
import { FilledValue, OpenSlot } from '#ui/text/variable-text.tsx';
import { goTo } from '#lib/go.ts';
import type { WithUser } from '#lib/user-id.ts';
import { FillActions } from './fill-actions.tsx';
import { FillForm } from './fill-form.tsx';
import { ShareLink } from './share-link.tsx';
import { useFillActions } from './use-fill-actions.ts';
import { useFilling } from './use-filling.ts';

interface PromptFillingProps {
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

/** Draws the filled values into the prerendered places of a prompt (prompt-text.tsx); the text around them stays. */
function FilledSlots({ root, values }: { root: Element; values: PromptValues }) {
  const [slots] = useState(() => [...root.querySelectorAll<HTMLElement>('[data-slot]')]);
  return slots.map((slot, index) => {
    const { slot: text = '', indent = '' } = slot.dataset;
    const name = nameOf(text.slice(0, text.indexOf(']') + 1));
    return createPortal(
      <Slot place={slot} text={text} value={slotValue(values, name, indent)} />,
      slot,
      String(index),
    );
  });
}

interface SlotProps {
  place: HTMLElement;
  text: string;
  value: string | null;
}

const Slot = memo(function Slot({ place, text, value }: SlotProps) {
  const [drawn] = useState(() => [...place.childNodes]);
  // Remove the prerendered text in the same frame, and restore it on unmount.
  useLayoutEffect(() => {
    for (const node of drawn) node.remove();
    return () => place.append(...drawn);
  }, [place, drawn]);
  return value === null ? <OpenSlot text={text} /> : <FilledValue text={value} />;
});

type FillingPanelProps = WithUser<Omit<PromptFillingProps, 'userId' | 'onOpenNotebook'>>;

/** The form of a prompt, for a signed-in learner. */
export function FillingPanel({ userId, ...props }: FillingPanelProps) {
  if (!userId) return null;
  return <PromptFilling {...props} userId={userId} onOpenNotebook={() => goTo('/cuaderno#prompts')} />;
}

type DrawnFormProps = Omit<FillingPanelProps, 'root'> & {
  /** Id of the prompt's text. */
  textId: string;
};

/** The form for a prompt with prerendered text. */
export function DrawnForm({ textId, ...props }: DrawnFormProps) {
  const root = document.getElementById(textId);
  return root && <FillingPanel {...props} root={root} />;
}
