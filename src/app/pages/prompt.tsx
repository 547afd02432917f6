import { useLoaderData } from 'react-router';
import { messages, promptCards, promptLibrary, type Prompt } from '#content.ts';
import { EntryLayout } from '#features/library/entry-layout.tsx';
import { libraryTitle } from '#features/library/library-title.ts';
import { MissingEntry } from '#features/library/missing-entry.tsx';
import { PromptView } from '#features/library/prompt-view.tsx';
import { usePageMeta } from '#lib/page-meta.ts';

const PATH = '/prompts';

export function PromptPage() {
  const prompt = useLoaderData<Prompt | null>();
  const title = prompt?.title ?? messages.promptNotFound.title;
  usePageMeta({ title: libraryTitle(title, promptLibrary), description: prompt?.description });
  if (!prompt) {
    return <MissingEntry path={PATH} message={messages.promptNotFound} back={promptLibrary.entry.back} />;
  }
  return (
    <EntryLayout path={PATH} entry={prompt} all={promptCards} copy={promptLibrary}>
      <PromptView prompt={prompt} copy={promptLibrary.entry} />
    </EntryLayout>
  );
}
