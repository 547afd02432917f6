import type { ReactNode } from 'react';
import { gptLibrary, promptLibrary, type GptsPage, type PromptsPage } from '#content.ts';
import { DrawnIsland } from '#documents/island.tsx';
import { GptList } from '#pages/gpts.tsx';
import { PromptList } from '#pages/prompts.tsx';
import { Link } from '#ui/link.tsx';
import { HowToSteps } from '#ui/text/how-to-steps.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { VariableText } from '#ui/text/variable-text.tsx';

export const PromptsDocument = () => (
  <LibraryDocument copy={promptLibrary} island="prompt-list" list={PromptList} />
);

export const GptsDocument = () => <LibraryDocument copy={gptLibrary} island="gpt-list" list={GptList} />;

interface LibraryDocumentProps {
  copy: PromptsPage | GptsPage;
  island: 'prompt-list' | 'gpt-list';
  list: () => ReactNode;
}

/** The page of a whole library: /prompts and /gpts differ only in their props. */
function LibraryDocument({ copy, island, list }: LibraryDocumentProps) {
  return (
    <div className="shell grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      {/* On a desktop as high as the steps beside it, which arrive after the list. */}
      <header className="pt-10 pb-8 md:pt-16 lg:min-h-90 lg:pb-14">
        <h1 className="text-4xl sm:text-5xl">
          <MarkedText text={copy.title} />
        </h1>
        <p className="mt-5 max-w-[58ch] text-lg text-ink-soft">{copy.text}</p>
        <p className="mt-4 max-w-[58ch]">
          {copy.elsewhere.text}{' '}
          <Link to={copy.elsewhere.to} className="text-accent underline underline-offset-2">
            {copy.elsewhere.label}
          </Link>
        </p>
      </header>
      <DrawnIsland
        name={island}
        props={{}}
        component={list}
        className="border-t border-line py-8 md:py-12 lg:col-span-2 lg:row-start-2"
      />
      {/* On a phone it comes after the list: returning learners want the search box. */}
      <HowToSteps
        title={copy.steps.title}
        steps={copy.steps.items}
        drawStep={(step) => <VariableText text={step} />}
        className="max-lg:mb-14 lg:col-start-2 lg:row-start-1 lg:mt-16 lg:mb-14"
      />
    </div>
  );
}
