import { ArrowLeft } from 'lucide-react';
import { lessonCopy } from '#content.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CompleteAndContinue } from './completion.tsx';
import { lessonNavigation } from './lesson-navigation.ts';

const numbered = (text: string, module: number) => text.replace('{n}', String(module));

/** Previous module, back to the courses, next module. */
export function LessonFooter({ slug }: { slug: string }) {
  const { previous, next } = lessonNavigation[slug] ?? {};
  const text = lessonCopy.navigation;
  return (
    <nav
      aria-label={text.label}
      className="lesson-after mt-10 flex max-w-[46rem] flex-wrap items-center gap-3 border-t-2 border-ink pt-6"
    >
      {previous !== undefined && (
        <a href={`/modulo-${previous}`} className={buttonClass('secondary')}>
          {numbered(text.previous, previous)}
        </a>
      )}
      <a href="/cursos" className={buttonClass('quiet')}>
        {previous === undefined && <ArrowLeft aria-hidden="true" className="size-4" />}
        {text.courses}
      </a>
      <span className="ml-auto">
        {next === 'after-completion' && <CompleteAndContinue module={1} />}
        {next === 'soon' && <Button disabled>{text.soon}</Button>}
        {typeof next === 'number' && (
          <a href={`/modulo-${next}`} className={buttonClass('primary')}>
            {numbered(text.next, next)}
          </a>
        )}
      </span>
    </nav>
  );
}
