import type { ReactNode } from 'react';
import { gptLibrary, messages, notFound, promptLibrary } from '#content.ts';
import type { ListPath } from '#common/site-routes.ts';
import { buttonClass } from '#ui/button.tsx';
import { kindDocuments } from './kinds.ts';
import { entryTitle, type MissingEntry, type Page } from './page.ts';

const lists: Record<string, MissingEntry | undefined> = {
  '/prompts': {
    ...messages.promptNotFound,
    tab: entryTitle(messages.promptNotFound.title, promptLibrary),
    back: promptLibrary.entry.back,
  },
  '/gpts': {
    ...messages.gptNotFound,
    tab: entryTitle(messages.gptNotFound.title, gptLibrary),
    back: gptLibrary.entry.back,
  },
  ...Object.fromEntries(kindDocuments.map(({ path, missing }) => [path, missing])),
};

/** The page for an unknown address below a list, or without a list, for any other unknown address. */
export function missingPage(list: ListPath | null): Page {
  if (!list) return { meta: notFound.meta, body: <NotFound /> };
  const missing = lists[list];
  if (!missing) throw new Error(`No words for an unknown entry of ${list}`);
  return { meta: { title: missing.tab }, body: <NoSuchEntry list={list} {...missing} /> };
}

function NotFound() {
  return (
    <Missing isWholePage>
      <p aria-hidden="true" className="marked font-heading text-6xl font-bold">
        404
      </p>
      <h1 lang="en" className="text-4xl">
        {notFound.title}
      </h1>
      <p className="max-w-[48ch] text-lg text-ink-soft">{notFound.text}</p>
      <p className="flex flex-wrap gap-3">
        <a href="/" className={buttonClass('primary')}>
          {notFound.home}
        </a>
        <a href="/cursos" className={buttonClass('secondary')}>
          {notFound.courses}
        </a>
      </p>
    </Missing>
  );
}

function NoSuchEntry({ list, title, text, back }: MissingEntry & { list: ListPath }) {
  return (
    <Missing>
      <h1 className="text-4xl">{title}</h1>
      <p className="max-w-[48ch] text-lg text-ink-soft">{text}</p>
      <a href={list} className={buttonClass('primary')}>
        {back}
      </a>
    </Missing>
  );
}

/** The shell logs the address of a page that carries the mark. */
const Missing = ({ isWholePage = false, children }: { isWholePage?: boolean; children: ReactNode }) => (
  <div
    data-missing-page={isWholePage ? '' : undefined}
    className="shell grid min-h-[60vh] grid-cols-[minmax(0,34rem)] place-content-center justify-items-start gap-5 py-20"
  >
    {children}
  </div>
);
