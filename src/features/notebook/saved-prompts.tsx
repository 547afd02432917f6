import { useState, type ReactNode } from 'react';
import { cuaderno } from '#content.ts';
import { counted } from '#lib/counted.ts';
import { fold } from '#lib/fold.ts';
import type { Notebook, NotebookState } from '#lib/notebook/notebook.ts';
import { mergeEquivalences, newName, recordsOf, type NotebookRecord } from '#lib/notebook/records.ts';
import { toast } from '#lib/toasts.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InputField } from '#ui/form/field.tsx';
import { Link } from '#ui/link.tsx';
import { SavedPrompt, type KeptPrompt } from './saved-prompt.tsx';

const copy = cuaderno.prompts;

/** What else can be done with a prompt, which is another feature's. */
export interface PromptTools {
  actions: (
    prompt: KeptPrompt,
    keepEquivalences: (equivalences: KeptPrompt['equivalences']) => void,
  ) => ReactNode;
  restoredAnswer: (equivalences: KeptPrompt['equivalences']) => ReactNode;
}

interface SavedPromptsProps {
  notebook: Notebook;
  state: NotebookState;
  tools?: PromptTools;
}

/** What the learner keeps, newest first. */
export function SavedPrompts({ notebook, state: { records }, tools }: SavedPromptsProps) {
  const [query, setQuery] = useState('');
  // 'Borrar' goes with its prompt.
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const prompts = recordsOf(records, 'prompt').sort((a, b) => b.value.savedAt - a.value.savedAt);
  const found = searchPrompts(prompts, query);

  function remove(record: NotebookRecord<'prompt'>) {
    void notebook.remove(record.id);
    toast({
      title: cuaderno.messages.promptDeleted.title,
      text: cuaderno.messages.promptDeleted.text.replace('{titulo}', () => record.value.title),
      action: {
        label: cuaderno.undo,
        run: () => void notebook.restore(new Map([[record.id, record]])),
      },
    });
  }

  function duplicate({ value }: NotebookRecord<'prompt'>) {
    const title = copy.copyTitle.replace('{titulo}', () => value.title);
    void notebook.update(`prompt/${newName()}`, () => ({ ...value, title, savedAt: Date.now() }));
  }

  if (prompts.length === 0)
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
        {found.map((record) => {
          const change = (part: (old: KeptPrompt) => Partial<KeptPrompt>) =>
            void notebook.update(record.id, (old = record.value) => ({ ...old, ...part(old) }));
          const keepEquivalences = (found: KeptPrompt['equivalences']) =>
            change(({ equivalences }) => ({ equivalences: mergeEquivalences(equivalences, found) }));
          return (
            <SavedPrompt
              key={record.id}
              record={record}
              update={(part) => change(() => part)}
              keepEquivalences={keepEquivalences}
              onDuplicate={() => duplicate(record)}
              onDelete={() => remove(record)}
              actions={tools?.actions(record.value, keepEquivalences)}
              restoredAnswer={tools?.restoredAnswer(record.value.equivalences)}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** Those that have every word of the query somewhere in title, text or note, with or without its accents. */
function searchPrompts(prompts: NotebookRecord<'prompt'>[], query: string) {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return prompts.filter(({ value: { title, text, note } }) => {
    const all = fold(`${title}\n${text}\n${note}`);
    return words.every((word) => all.includes(word));
  });
}
