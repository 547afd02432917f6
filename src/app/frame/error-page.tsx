import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { errors } from '#content.ts';
import { Button, buttonClass } from '#ui/button.tsx';

/** Everything that nobody expected, a chunk of an older release that is gone included. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main className="shell grid min-h-dvh place-content-center gap-4 py-16">
      <h1 className="text-4xl">{errors.unexpected.title}</h1>
      <p className="max-w-[52ch] text-ink-soft">{errors.unexpected.text}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{errors.unexpected.reload}</Button>
        {/* A plain link: whatever broke is left behind with the page. */}
        <a href="/" className={buttonClass('secondary')}>
          {errors.unexpected.home}
        </a>
      </p>
    </main>
  );
}
