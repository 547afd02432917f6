import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { storageCopy } from '#content.ts';
import { preloadPersonalData } from '#lib/personal-data/leaving.ts';
import { offerFilledCopy, promptOnPage } from '#lib/prompt-on-page.ts';
import { fillPrompt, nameOf, openFields, promptFields, type PromptDatum } from '#common/fill-prompt.ts';
import { useStorageProblem } from '#lib/notebook/use-storage-problem.ts';
import { StorageProblem } from '#ui/storage-problem.tsx';
import { goTo } from '#lib/go.ts';
import type { WithUser } from '#lib/user-id.ts';
import { FillActions } from './fill-actions.tsx';
import { FillForm } from './fill-form.tsx';
import { FilledSlots, LinePreview } from './filled-slots.tsx';
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
  /** The prompt has a bar, which then has the button to copy. */
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
  useOfferedCopy(root.id, actions, isFilled && offersCopy);
  const form = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('');

  function onFocus({ target }: FocusEvent) {
    preloadPersonalData();
    if (target instanceof HTMLTextAreaElement) setCurrent(target.name);
  }

  /** Clearing disables the button, which would lose keyboard focus. */
  function onClear() {
    actions.onClear();
    form.current?.querySelector<HTMLElement>('textarea, input')?.focus();
  }

  return (
    <div ref={form} onFocus={onFocus} onBlur={() => setCurrent('')}>
      <FilledSlots root={root} values={filling.values} current={current} />
      {offersCopy && (
        <LinePreview
          root={root}
          field={fields.find(({ variable }) => nameOf(variable) === current)}
          value={filling.values[current] ?? ''}
        />
      )}
      <FillForm fields={fields} filling={filling} isWide={isShort}>
        <StorageProblem {...storage} texts={storageCopy} />
        <FillActions
          {...actions}
          isTyped={Object.values(filling.typed).some((value) => value !== '')}
          isWide={isShort}
          isCopyElsewhere={offersCopy}
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

interface Copying {
  isCopied: boolean;
  onCopy: () => void;
}

/** Gives the bar a function that copies the values current at the press. */
function useOfferedCopy(textId: string, { isCopied, onCopy }: Copying, isOffered: boolean) {
  const copy = useRef(onCopy);
  useEffect(() => {
    copy.current = onCopy;
  }, [onCopy]);
  useEffect(() => {
    offerFilledCopy(textId, isOffered ? { isCopied, copy: () => copy.current() } : null);
  }, [textId, isCopied, isOffered]);
  useEffect(() => () => offerFilledCopy(textId, null), [textId]);
}

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
