import { ArrowUpRight } from 'lucide-react';
import { gptCards, gptLibrary, type Gpt } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { buttonClass } from '#ui/button.tsx';
import { ExternalLink } from '#ui/link.tsx';
import { BackToList, bottomBarClass, EntryLayout, WithAside } from './entry-layout.tsx';
import { EntryContents } from './entry-part.tsx';
import { CopyInstructions, GptKit, kitParts } from './gpt-kit.tsx';

const path = '/gpts';
const copy = gptLibrary.entry;

/** The detailed description, with the link to the GPT always in view. */
export function GptDocument({ gpt }: { gpt: Gpt }) {
  return (
    <EntryLayout path={path} entry={gpt} all={gptCards} copy={gptLibrary}>
      <WithAside
        className="mt-8 gap-x-16 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_17rem]"
        aside={
          <div className="max-lg:contents lg:sticky lg:top-24 lg:col-start-2 lg:self-start print:hidden">
            <div className={bottomBarClass}>
              <Island name="bottom-bar" props={{}} />
              <div className="flex gap-3 lg:flex-col">
                <ExternalLink
                  href={gpt.chatgptUrl}
                  className={buttonClass('primary', 'lg', 'grow max-sm:px-3 max-sm:text-base')}
                >
                  {copy.open}
                  <ArrowUpRight aria-hidden="true" className="size-5 max-sm:hidden" />
                </ExternalLink>
                <CopyInstructions copy={copy} size="lg" className="max-sm:px-3 max-sm:text-base lg:px-4" />
              </div>
            </div>
            <p className="text-sm text-ink-soft lg:mt-3">{copy.openNote}</p>
            <EntryContents
              title={copy.contents}
              parts={kitParts(copy)}
              className="lg:mt-6 lg:border-t lg:border-line lg:pt-5"
            />
          </div>
        }
      >
        <div className="running-text" dangerouslySetInnerHTML={{ __html: gpt.detailedDescription }} />
        <GptKit kit={gpt.kit} copy={copy} />
        <div className="mt-8">
          <BackToList path={path} label={copy.back} />
        </div>
      </WithAside>
    </EntryLayout>
  );
}
