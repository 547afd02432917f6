import type { ReactNode } from 'react';
import {
  gptLibrary,
  messages,
  notFound,
  practica,
  promptLibrary,
  reto,
  site,
  tradeCopy,
  type Message,
} from '#content.ts';
import type { ListPath } from '#common/site-routes.ts';
import { buttonClass } from '#ui/button.tsx';
import { withoutMarks } from '#ui/text/marked-text.tsx';
import type { Page } from './entries.tsx';

/** What is said below each list about an address that none of its entries has. */
const lists: Record<ListPath, Message & { tab: string; back: string }> = {
  '/prompts': {
    ...messages.promptNotFound,
    tab: `${messages.promptNotFound.title} | ${withoutMarks(promptLibrary.title)}`,
    back: promptLibrary.entry.back,
  },
  '/gpts': {
    ...messages.gptNotFound,
    tab: `${messages.gptNotFound.title} | ${withoutMarks(gptLibrary.title)}`,
    back: gptLibrary.entry.back,
  },
  '/practica/oficios': {
    ...tradeCopy.missing,
    tab: `${tradeCopy.missing.title} | ${site.name}`,
    back: tradeCopy.trade.back,
  },
  '/practica/errores': {
    ...practica.caso.notFound,
    tab: `${practica.caso.notFound.title} | ${site.name}`,
    back: practica.caso.back,
  },
  '/practica/retos': {
    ...reto.notFound,
    tab: `${reto.notFound.title} | ${site.name}`,
    back: reto.back,
  },
};

/** The page for an address under a list that no entry has; without a list, for one that the school does not have at all. */
export function missingPage(list: ListPath | null): Page {
  if (!list) return { meta: notFound.meta, body: <NotFound /> };
  return { meta: { title: lists[list].tab }, body: <MissingEntry list={list} /> };
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

function MissingEntry({ list }: { list: ListPath }) {
  const { title, text, back } = lists[list];
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
