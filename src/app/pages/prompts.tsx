import { categories, messages, promptCards, promptLibrary, type PromptCard } from '#content.ts';
import { LibraryView } from '#features/library/library-view.tsx';
import { usePageMeta } from '#lib/page-meta.ts';

/** Spec section 5: the prompt search looks at title and description. */
const textsOf = ({ title, description }: PromptCard) => [title, description];

export function PromptsPage() {
  usePageMeta(promptLibrary.meta);
  return (
    <LibraryView
      path="/prompts"
      entries={promptCards}
      categories={categories.prompts}
      textsOf={textsOf}
      copy={promptLibrary}
      empty={messages.promptsEmpty}
    />
  );
}
