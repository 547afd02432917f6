import { promptCards, promptLibrary, type Prompt } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { FillActions } from '#features/filling/fill-actions.tsx';
import { FillForm } from '#features/filling/fill-form.tsx';
import { ShareLink } from '#features/filling/share-link.tsx';
import { withoutMarks } from '#ui/text/marked-text.tsx';
import { EntryLayout } from './entry-layout.tsx';
import { EntryContents } from './entry-part.tsx';
import { promptFileHead, PromptSheet } from './prompt-sheet.tsx';
import { PromptUse, promptParts } from './prompt-use.tsx';

const copy = promptLibrary.entry;
const library = withoutMarks(promptLibrary.title);

/** A prompt with its form, and folded below it what only some learners read. */
export function PromptDocument({ prompt }: { prompt: Prompt }) {
  const { slug, title, data, category, tags, description } = prompt;
  const head = promptFileHead(title, [
    [copy.file.category, category],
    [copy.file.tags, tags.join(', ')],
    [copy.file.description, description],
  ]);
  return (
    <EntryLayout path="/prompts" entry={prompt} all={promptCards} copy={promptLibrary}>
      <EntryContents title={copy.contents} parts={promptParts(copy)} isRow className="mt-3" />
      <div className="mt-4">
        <PromptSheet
          textId="prompt"
          text={prompt.content}
          data={data}
          copy={{
            ...copy,
            formLabel: copy.variables,
            formTitle: copy.variables,
            formText: copy.variablesText,
          }}
          file={{ name: `${slug}.txt`, head }}
          form={
            <Island name="prompt-filling" props={{ slug, title, library, data }}>
              <FillForm fields={data}>
                <FillActions isCopyElsewhere>
                  <ShareLink path={`/prompts/${slug}`} title={title} />
                </FillActions>
              </FillForm>
            </Island>
          }
          answer={<Island name="put-back" props={{ slug }} />}
        />
        <PromptUse use={prompt.use} copy={copy} />
      </div>
    </EntryLayout>
  );
}
