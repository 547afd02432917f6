import { promptCards, promptLibrary, type Prompt } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { FillActions } from '#features/filling/fill-actions.tsx';
import { FillForm } from '#features/filling/fill-form.tsx';
import { ShareLink } from '#features/filling/share-link.tsx';
import { withoutMarks } from '#ui/text/marked-text.tsx';
import { PromptText } from '#ui/text/prompt-text.tsx';
import { bottomBarClass, EntryLayout, WithAside } from './entry-layout.tsx';
import { EntryContents } from './entry-part.tsx';
import { PromptActionsBar } from './prompt-actions-bar.tsx';
import { PromptUse, promptParts } from './prompt-use.tsx';

const copy = promptLibrary.entry;
const library = withoutMarks(promptLibrary.title);

/** The prompt with its actions beside it; on narrow screens they stay at the lower edge. */
export function PromptDocument({ prompt }: { prompt: Prompt }) {
  const { slug, title, data } = prompt;
  return (
    <EntryLayout path="/prompts" entry={prompt} all={promptCards} copy={promptLibrary}>
      <WithAside
        className="mt-8 gap-x-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_20rem]"
        aside={
          // With a scrollbar of its own: the form is longer than a screen.
          <div className="max-lg:contents lg:fading lg:sticky lg:top-24 lg:col-start-2 lg:-m-1 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:p-1 lg:pb-0 print:hidden">
            <Island name="prompt-actions" props={{}} className={`group/bar ${bottomBarClass}`}>
              <PromptActionsBar slug={slug} head={promptFileHead(prompt, copy.file)} />
            </Island>
            <EntryContents
              title={copy.contents}
              parts={promptParts(copy)}
              className="lg:mt-6 lg:border-t lg:border-line lg:pt-5"
            />
            <section aria-label={copy.variables} className="lg:mt-6 lg:border-t lg:border-line lg:pt-5">
              <h2 className="text-lg">{copy.variables}</h2>
              <p className="mt-2 mb-4 text-sm text-ink-soft">{copy.variablesText}</p>
              <Island name="prompt-filling" props={{ slug, title, library, data }}>
                <FillForm fields={data}>
                  <FillActions>
                    <ShareLink path={`/prompts/${slug}`} title={title} />
                  </FillActions>
                </FillForm>
              </Island>
              <p className="mt-3 text-sm text-ink-soft">{copy.downloadNote}</p>
            </section>
          </div>
        }
      >
        <section
          id="prompt"
          aria-label={copy.blockLabel}
          className="rounded-card border border-line-strong bg-surface"
        >
          <PromptText text={prompt.content} data={data} />
        </section>
        <Island name="put-back" props={{ slug }} />
        <PromptUse use={prompt.use} copy={copy} />
      </WithAside>
    </EntryLayout>
  );
}

interface FileLabels {
  category: string;
  tags: string;
  description: string;
}

/** What the downloaded file says before the prompt: title, category, tags and description (spec section 7). */
export function promptFileHead(prompt: Prompt, labels: FileLabels): string {
  return [
    prompt.title,
    '='.repeat(prompt.title.length),
    '',
    `${labels.category}: ${prompt.category}`,
    `${labels.tags}: ${prompt.tags.join(', ')}`,
    `${labels.description}: ${prompt.description}`,
    '',
    '-'.repeat(40),
    '',
    '',
  ].join('\n');
}
