import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { lessonCopy } from '#content.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { lessonNavigation } from './lesson-navigation.ts';

interface LessonFooterProps {
  slug: string;
  /** The button of module 1, which completes before it navigates. */
  completeAndContinue?: ReactNode;
}

const numbered = (text: string, module: number) => text.replace('{n}', String(module));

/** Previous module, back to the courses, next module. */
export function LessonFooter({ slug, completeAndContinue }: LessonFooterProps) {
  const { previous, next } = lessonNavigation[slug] ?? {};
  const text = lessonCopy.navigation;
  return (
    <nav
      aria-label={text.label}
      className="lesson-after mt-10 flex max-w-[46rem] flex-wrap items-center gap-3 border-t-2 border-ink pt-6"
    >
      {previous !== undefined && (
        <Link to={`/modulo-${previous}`} className={buttonClass('secondary')}>
          {numbered(text.previous, previous)}
        </Link>
      )}
      <Link to="/cursos" className={buttonClass('quiet')}>
        {previous === undefined && <ArrowLeft aria-hidden="true" className="size-4" />}
        {text.courses}
      </Link>
      <span className="ml-auto">
        {next === 'after-completion' && completeAndContinue}
        {next === 'soon' && <Button disabled>{text.soon}</Button>}
        {typeof next === 'number' && (
          <Link to={`/modulo-${next}`} className={buttonClass('primary')}>
            {numbered(text.next, next)}
          </Link>
        )}
      </span>
    </nav>
  );
}
