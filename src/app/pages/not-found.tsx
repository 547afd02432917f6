import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { notFound } from '#content.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  usePageMeta(notFound.meta);
  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <div className="shell grid min-h-[60vh] grid-cols-[minmax(0,34rem)] place-content-center justify-items-start gap-5 py-20">
      <p aria-hidden="true" className="marked font-heading text-6xl font-bold">
        404
      </p>
      <h1 lang="en" className="text-4xl">
        {notFound.title}
      </h1>
      <p className="max-w-[48ch] text-lg text-ink-soft">{notFound.text}</p>
      <p className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClass('primary')}>
          {notFound.home}
        </Link>
        <Link to="/cursos" className={buttonClass('secondary')}>
          {notFound.courses}
        </Link>
      </p>
    </div>
  );
}
