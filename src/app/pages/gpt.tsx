import { useLoaderData } from 'react-router';
import { gptCards, gptLibrary, messages, type Gpt } from '#content.ts';
import { EntryLayout } from '#features/library/entry-layout.tsx';
import { GptView } from '#features/library/gpt-view.tsx';
import { libraryTitle } from '#features/library/library-title.ts';
import { MissingEntry } from '#features/library/missing-entry.tsx';
import { usePageMeta } from '#lib/page-meta.ts';

const PATH = '/gpts';

export function GptPage() {
  const gpt = useLoaderData<Gpt | null>();
  const title = gpt?.title ?? messages.gptNotFound.title;
  usePageMeta({ title: libraryTitle(title, gptLibrary), description: gpt?.description });
  if (!gpt) return <MissingEntry path={PATH} message={messages.gptNotFound} back={gptLibrary.entry.back} />;
  return (
    <EntryLayout path={PATH} entry={gpt} all={gptCards} copy={gptLibrary}>
      <GptView gpt={gpt} copy={gptLibrary.entry} path={PATH} />
    </EntryLayout>
  );
}
