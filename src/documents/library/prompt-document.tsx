import { promptCards, promptLibrary, type Prompt } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { PromptActions } from '#features/library/prompt-actions.tsx';
import { listVariables } from '#lib/prompt-variables.ts';
import { PromptText } from '#ui/prompt-text.tsx';
import { Variable } from '#ui/variable-text.tsx';
import { bottomBarClass, EntryLayout } from './entry-layout.tsx';
import { EntryContents } from './entry-part.tsx';
import { promptFileHead } from './prompt-file.ts';
import { PromptUse, promptParts } from './prompt-use.tsx';

const copy = promptLibrary.entry;

/** The sheet, with what to do with it at its side; on narrow screens the actions stay at the lower edge. */
export function PromptDocument({ prompt }: { prompt: Prompt }) {
  const actions = { slug: prompt.slug, head: promptFileHead(prompt, copy.file) };
  return (
    <EntryLayout path="/prompts" entry={prompt} all={promptCards} copy={promptLibrary}>
      <div className="mt-8 flex flex-col gap-x-10 gap-y-8 lg:mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] print:block">
        <div>
          <section
            id="prompt"
            aria-label={copy.blockLabel}
            className="rounded-card border border-line-strong bg-surface"
          >
            <PromptText text={prompt.content} />
          </section>
          <PromptUse use={prompt.use} copy={copy} />
        </div>
        <div className="max-lg:contents lg:sticky lg:top-24 lg:self-start">
          <Island name="prompt-actions" props={actions} className={bottomBarClass}>
            <PromptActions {...actions} />
          </Island>
          <section
            aria-label={copy.variables}
            className="max-lg:order-first lg:mt-6 lg:border-t lg:border-line lg:pt-5"
          >
            <h2 className="text-lg">{copy.variables}</h2>
            <ul className="mt-3 flex flex-wrap gap-x-3 gap-y-1.5 text-sm">
              {listVariables(prompt.content).map((variable) => (
                <li key={variable}>
                  <Variable name={variable} />
                </li>
              ))}
            </ul>
            <p className="mt-3 text-sm text-ink-soft">{copy.variablesText}</p>
            <p className="mt-3 text-sm text-ink-soft">{copy.downloadNote}</p>
          </section>
          <EntryContents
            title={copy.contents}
            parts={promptParts(copy)}
            className="max-lg:order-first lg:mt-6 lg:border-t lg:border-line lg:pt-5"
          />
        </div>
      </div>
    </EntryLayout>
  );
}
