import { categories, gptCards, gptLibrary, messages, type GptCard } from '#content.ts';
import { LibraryView } from '#features/library/library-view.tsx';
import { usePageMeta } from '#lib/page-meta.ts';

/** Spec section 5: the GPT search looks at title, description and tags. */
const textsOf = ({ title, description, tags }: GptCard) => [title, description, ...tags];

export function GptsPage() {
  usePageMeta(gptLibrary.meta);
  return (
    <LibraryView
      path="/gpts"
      entries={gptCards}
      categories={categories.gpts}
      textsOf={textsOf}
      copy={gptLibrary}
      empty={messages.gptsEmpty}
    />
  );
}
