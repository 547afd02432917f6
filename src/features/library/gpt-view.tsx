import { ArrowUpRight } from 'lucide-react';
import type { Gpt, GptsPage } from '#content.ts';
import { buttonClass } from '#ui/button.tsx';
import { HtmlText } from '#ui/html-text.tsx';
import { ExternalLink } from '#ui/link.tsx';
import './gpt-description.css';
import { BottomBar } from './bottom-bar.tsx';
import { BackLink } from './entry-layout.tsx';

/** The detailed description, with the way to the GPT always in reach. */
export function GptView({ gpt, copy, path }: { gpt: Gpt; copy: GptsPage['entry']; path: string }) {
  return (
    <div className="mt-8 flex flex-col gap-x-16 gap-y-8 lg:mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div>
        <HtmlText html={gpt.detailedDescription} className="gpt-description" />
        <div className="mt-8">
          <BackLink path={path} label={copy.back} />
        </div>
      </div>
      <div className="max-lg:contents lg:sticky lg:top-24 lg:self-start">
        <BottomBar>
          <ExternalLink href={gpt.chatgptUrl} className={buttonClass('primary', 'lg', 'w-full')}>
            {copy.open}
            <ArrowUpRight aria-hidden="true" className="size-5" />
          </ExternalLink>
        </BottomBar>
        <p className="mt-3 text-sm text-ink-soft max-lg:hidden">{copy.openNote}</p>
      </div>
    </div>
  );
}
