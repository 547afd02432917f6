import { ArrowUpRight } from 'lucide-react';
import type { Gpt, GptsPage } from '#content.ts';
import { buttonClass } from '#ui/button.tsx';
import { HtmlText } from '#ui/html-text.tsx';
import { ExternalLink } from '#ui/link.tsx';
import './gpt-description.css';
import { BackLink } from './entry-layout.tsx';

/** The detailed description, with the way to the GPT always in reach. */
export function GptView({ gpt, copy, path }: { gpt: Gpt; copy: GptsPage['entry']; path: string }) {
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        <HtmlText html={gpt.detailedDescription} className="gpt-description" />
        <div className="mt-8">
          <BackLink path={path} label={copy.back} />
        </div>
      </div>
      <div
        data-bottom-bar=""
        className="sticky bottom-0 z-20 -mx-5 border-t border-line bg-paper px-5 py-3 lg:top-24 lg:bottom-auto lg:col-start-2 lg:row-start-1 lg:mx-0 lg:self-start lg:border-0 lg:p-0 print:hidden"
      >
        <ExternalLink href={gpt.chatgptUrl} className={buttonClass('primary', 'lg', 'w-full')}>
          {copy.open}
          <ArrowUpRight aria-hidden="true" className="size-5" />
        </ExternalLink>
        <p className="mt-3 text-sm text-ink-soft max-lg:hidden">{copy.openNote}</p>
      </div>
    </div>
  );
}
