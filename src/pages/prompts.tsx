import { categories, messages, promptCards, promptLibrary, type PromptCard } from '#content.ts';
import { FilteredList } from '#features/library/filtered-list.tsx';
import { FoundElsewhere } from '#features/school-search/found-elsewhere.tsx';

/** Spec section 5: the prompt search covers title and description. */
const textsOf = ({ title, description }: PromptCard) => [title, description];

export function PromptList() {
  return (
    <FilteredList
      path="/prompts"
      entries={promptCards}
      categories={categories.prompts}
      textsOf={textsOf}
      copy={promptLibrary}
      empty={messages.promptsEmpty}
      Elsewhere={FoundElsewhere}
    />
  );
}
