import { gptLibrary, messages, practica, promptLibrary, reto, site, tradeCopy } from '#content.ts';
import { libraryTitle, usePageMeta } from '#lib/page-meta.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';

/** What is said below each list about an address that none of its entries has. */
const lists = [
  {
    to: '/prompts',
    ...messages.promptNotFound,
    tab: libraryTitle(messages.promptNotFound.title, promptLibrary),
    back: promptLibrary.entry.back,
  },
  {
    to: '/gpts',
    ...messages.gptNotFound,
    tab: libraryTitle(messages.gptNotFound.title, gptLibrary),
    back: gptLibrary.entry.back,
  },
  {
    to: '/practica/oficios',
    ...tradeCopy.missing,
    tab: `${tradeCopy.missing.title} | ${site.name}`,
    back: tradeCopy.trade.back,
  },
  {
    to: '/practica/errores',
    ...practica.caso.notFound,
    tab: `${practica.caso.notFound.title} | ${site.name}`,
    back: practica.caso.back,
  },
  {
    to: '/practica/retos',
    ...reto.notFound,
    tab: `${reto.notFound.title} | ${site.name}`,
    back: reto.back,
  },
];

/** An address under a list that no entry has. */
export function MissingEntry({ path }: { path: string }) {
  const list = lists.find(({ to }) => path.startsWith(`${to}/`));
  usePageMeta({ title: list?.tab ?? site.name });
  if (!list) return null;
  const { to, title, text, back } = list;
  return (
    <div className="shell grid min-h-[60vh] place-content-center justify-items-start gap-5 py-20">
      <h1 className="text-4xl">{title}</h1>
      <p className="max-w-[48ch] text-lg text-ink-soft">{text}</p>
      <Link to={to} className={buttonClass('primary')}>
        {back}
      </Link>
    </div>
  );
}
