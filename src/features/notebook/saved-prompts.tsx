import { memo, useDeferredValue, useMemo, useState, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { fill, counted } from '#common/fill.ts';
import { cuaderno } from '#content.ts';
import type { Notebook } from '#lib/notebook/notebook.ts';
import { MAX_LINE } from '#lib/notebook/checks.ts';
import { mergeEquivalences, newName, type NotebookRecord } from '#lib/notebook/records.ts';
import { useNotebookPart } from '#lib/notebook/use-notebook.ts';
import { toast } from '#lib/toasts.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InputField } from '#ui/form/field.tsx';
import { Link } from '#ui/link.tsx';
import { rememberOrder, searchPrompts } from './prompt-list.ts';
import { SavedPrompt, type KeptPrompt } from './saved-prompt.tsx';

const copy = cuaderno.prompts;

/** Further actions on a prompt, from another feature. */
export interface PromptTools {
  actions: (
    prompt: KeptPrompt,
    keepEquivalences: (equivalences: KeptPrompt['equivalences']) => void,
  ) => ReactNode;
  restoredAnswer: (equivalences: KeptPrompt['equivalences']) => ReactNode;
}

interface SavedPromptsProps {
  notebook: Notebook;
  tools?: PromptTools;
}

/** As many as a slow phone draws in acceptable time; a button shows the others. */
const AT_ONCE = 50;

/** The saved prompts, newest first. Each card reads its own record; this component only knows their ids. */
export function SavedPrompts({ notebook, tools }: SavedPromptsProps) {
  const [orderOf] = useState(rememberOrder);
  const ids = useNotebookPart(notebook.userId, ({ records }) => orderOf(records));
  const [query, setQuery] = useState('');
  // Deferred, so that a typed letter shows before the cards change.
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(
    () => searchPrompts(notebook.state().records, ids, deferredQuery),
    [notebook, ids, deferredQuery],
  );
  const [most, setMost] = useState(AT_ONCE);
  const isPrinting = useIsPrinting();
  const shown = isPrinting ? found : found.slice(0, most);
  // Deleting a prompt removes the pressed button.
  const keptFocus = useKeptFocus<HTMLDivElement>();

  if (ids.length === 0)
    return (
      <div {...keptFocus} className="mt-6 print:hidden">
        <EmptyState title={copy.empty.title} text={copy.empty.text}>
          <Link to="/prompts" className={buttonClass('primary')}>
            {copy.empty.action}
          </Link>
        </EmptyState>
      </div>
    );

  return (
    <div {...keptFocus}>
      <p className="mt-2 max-w-[62ch] text-ink-soft">{copy.lead}</p>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-3 print:hidden">
        <InputField
          type="search"
          label={copy.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="w-full max-w-md"
        />
        <p role="status" className="text-sm text-ink-soft">
          {counted(found.length, copy.count)}
        </p>
      </div>
      {found.length === 0 && (
        <div className="mt-6">
          <EmptyState title={copy.noResults.title} text={copy.noResults.text}>
            <Button variant="secondary" onClick={() => setQuery('')}>
              {copy.noResults.action}
            </Button>
          </EmptyState>
        </div>
      )}
      <ul className="mt-5">
        {shown.map((id) => (
          <KeptCard key={id} id={id} notebook={notebook} tools={tools} isPrinting={isPrinting} />
        ))}
      </ul>
      {shown.length < found.length && (
        <div className="border-t border-line pt-5">
          <Button variant="secondary" onClick={() => setMost(most + AT_ONCE)}>
            {fill(copy.more, { n: Math.min(AT_ONCE, found.length - shown.length), total: found.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

interface KeptCardProps {
  id: NotebookRecord<'prompt'>['id'];
  notebook: Notebook;
  tools: PromptTools | undefined;
  isPrinting: boolean;
}

/** Memoised, so that typing in one prompt redraws only that one. */
const KeptCard = memo(function KeptCard({ id, notebook, tools, isPrinting }: KeptCardProps) {
  const record = useNotebookPart(notebook.userId, ({ records }) => records.get(id)) as
    | NotebookRecord<'prompt'>
    | undefined;
  if (!record) return null;

  const change = (part: (old: KeptPrompt) => Partial<KeptPrompt>) =>
    void notebook.update(id, (old = record.value) => ({ ...old, ...part(old) }));
  const keepEquivalences = (found: KeptPrompt['equivalences']) =>
    change(({ equivalences }) => ({ equivalences: mergeEquivalences(equivalences, found) }));

  function remove(record: NotebookRecord<'prompt'>) {
    void notebook.remove(id);
    toast({
      title: cuaderno.messages.promptDeleted.title,
      text: fill(cuaderno.messages.promptDeleted.text, { titulo: record.value.title }),
      action: { label: cuaderno.undo, run: () => void notebook.restore(new Map([[id, record]])) },
    });
  }

  function duplicate({ value }: NotebookRecord<'prompt'>) {
    const title = fill(copy.copyTitle, { titulo: value.title }).slice(0, MAX_LINE);
    void notebook.update(`prompt/${newName()}`, () => ({ ...value, title, savedAt: Date.now() }));
  }

  return (
    <SavedPrompt
      record={record}
      isPrinting={isPrinting}
      update={(part) => change(() => part)}
      keepEquivalences={keepEquivalences}
      onDuplicate={() => duplicate(record)}
      onDelete={() => remove(record)}
      actions={tools?.actions(record.value, keepEquivalences)}
      restoredAnswer={tools?.restoredAnswer(record.value.equivalences)}
    />
  );
});

/** True while the page is printed: React draws what only paper shows before the browser takes its picture. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
