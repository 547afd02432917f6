import { gptLibrary, messages, promptLibrary } from '#content.ts';
import { libraryTitle } from '#features/library/library-title.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';

/** An address under a library that no entry has. */
export function MissingEntry({ path }: { path: string }) {
  const isPrompt = path.startsWith('/prompts/');
  const library = isPrompt ? promptLibrary : gptLibrary;
  const { title, text } = isPrompt ? messages.promptNotFound : messages.gptNotFound;
  usePageMeta({ title: libraryTitle(title, library) });
  return (
    <div className="shell grid min-h-[60vh] place-content-center justify-items-start gap-5 py-20">
      <h1 className="text-4xl">{title}</h1>
      <p className="max-w-[48ch] text-lg text-ink-soft">{text}</p>
      <Link to={isPrompt ? '/prompts' : '/gpts'} className={buttonClass('primary')}>
        {library.entry.back}
      </Link>
    </div>
  );
}
