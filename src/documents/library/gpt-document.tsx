import { ArrowUpRight } from 'lucide-react';
import { gptCards, gptLibrary, type Gpt } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { buttonClass } from '#ui/button.tsx';
import { ExternalLink } from '#ui/link.tsx';
import { BackToList, bottomBarClass, EntryLayout } from './entry-layout.tsx';
import { EntryContents } from './entry-part.tsx';
import { CopyInstructions, GptKit, kitParts, SetUp } from './gpt-kit.tsx';

const path = '/gpts';
const copy = gptLibrary.entry;

/** What to do comes first, then what the kit is. The bar with the link to the GPT is always in view. */
export function GptDocument({ gpt }: { gpt: Gpt }) {
  return (
    <EntryLayout path={path} entry={gpt} all={gptCards} copy={gptLibrary}>
      <div className="mt-8 flex flex-col gap-x-16 gap-y-8 lg:mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] print:block">
        <EntryContents
          title={copy.contents}
          parts={kitParts(copy)}
          className="lg:sticky lg:top-24 lg:col-start-2 lg:self-start"
        />
        <div className="lg:col-start-1 lg:row-start-1">
          <SetUp kit={gpt.kit} copy={copy} />
          <div
            className="running-text mt-10 border-t border-line pt-6"
            dangerouslySetInnerHTML={{ __html: gpt.detailedDescription }}
          />
          <GptKit gpt={gpt} copy={copy} />
          <div className="mt-8">
            <BackToList path={path} label={copy.back} />
          </div>
        </div>
      </div>
      <div className={bottomBarClass}>
        <Island name="bottom-bar" props={{}} />
        <div className="flex items-center gap-3">
          <ExternalLink
            href={gpt.chatgptUrl}
            className={buttonClass('primary', 'lg', 'max-lg:grow max-sm:px-3 max-sm:text-base')}
          >
            {copy.open}
            <ArrowUpRight aria-hidden="true" className="size-5 max-sm:hidden" />
          </ExternalLink>
          <CopyInstructions copy={copy} size="lg" className="max-lg:grow max-sm:px-3 max-sm:text-base" />
        </div>
      </div>
    </EntryLayout>
  );
}
