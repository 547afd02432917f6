import { categories, gptCards, gptLibrary, messages, type GptCard } from '#content.ts';
import { FilteredList } from '#features/library/filtered-list.tsx';
import { FoundElsewhere } from '#features/school-search/found-elsewhere.tsx';

/** Spec section 5: the GPT search covers title, description and tags. */
const textsOf = ({ title, description, tags }: GptCard) => [title, description, ...tags];

export function GptList() {
  return (
    <FilteredList
      path="/gpts"
      entries={gptCards}
      categories={categories.gpts}
      textsOf={textsOf}
      copy={gptLibrary}
      empty={messages.gptsEmpty}
      Elsewhere={FoundElsewhere}
    />
  );
}
