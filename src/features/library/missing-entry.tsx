import type { Message } from '#content.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';

/** An address under a library that no entry has. */
export function MissingEntry({ path, message, back }: { path: string; message: Message; back: string }) {
  return (
    <div className="shell grid min-h-[60vh] place-content-center justify-items-start gap-5 py-20">
      <h1 className="text-4xl">{message.title}</h1>
      <p className="max-w-[48ch] text-lg text-ink-soft">{message.text}</p>
      <Link to={path} className={buttonClass('primary')}>
        {back}
      </Link>
    </div>
  );
}
