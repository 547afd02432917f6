import {
  gptLibrary,
  messages,
  practica,
  promptLibrary,
  reto,
  site,
  tradeCopy,
  type Message,
} from '#content.ts';
import type { ListPath } from '#app/site-routes.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { withoutMarks } from '#ui/text/marked-text.tsx';

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

/** An address under a list that no entry has. */
export function MissingEntry({ path }: { path: string }) {
  const [to, list] = Object.entries(lists).find(([to]) => path.startsWith(`${to}/`)) ?? [];
  usePageMeta({ title: list?.tab ?? site.name });
  if (!to || !list) return null;
  const { title, text, back } = list;
  return (
    <div className="shell grid min-h-[60vh] grid-cols-[minmax(0,34rem)] place-content-center justify-items-start gap-5 py-20">
      <h1 className="text-4xl">{title}</h1>
      <p className="max-w-[48ch] text-lg text-ink-soft">{text}</p>
      <Link to={to} className={buttonClass('primary')}>
        {back}
      </Link>
    </div>
  );
}
