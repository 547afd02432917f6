import { ArrowLeft, Clock, GraduationCap } from 'lucide-react';
import { lessonCopy, type Lesson } from '#content.ts';
import { buttonClass } from '#ui/button.tsx';

/** Title, level and duration, and the way back to the courses. */
export function LessonHeader({ header }: { header: Lesson['header'] }) {
  return (
    <header className="pt-8 pb-10 md:pt-12">
      <p className="print:hidden">
        <a href="/cursos" className={buttonClass('quiet', 'sm', '-ml-3')}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {lessonCopy.backToCourses}
        </a>
      </p>
      <p className="mt-8 font-heading font-semibold text-accent">
        {lessonCopy.section.replace('{n}', String(header.section))}
      </p>
      <h1 className="mt-2 max-w-[20ch] text-4xl md:text-5xl lg:text-6xl">{header.title}</h1>
      <p className="mt-5 max-w-[52ch] text-xl text-ink-soft">{header.subtitle}</p>
      <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        <div className="flex items-center gap-2">
          <GraduationCap aria-hidden="true" className="size-5 text-accent" />
          <dt className="sr-only">{lessonCopy.level}</dt>
          <dd>{header.level}</dd>
        </div>
        <div className="flex items-center gap-2">
          <Clock aria-hidden="true" className="size-5 text-accent" />
          <dt className="sr-only">{lessonCopy.duration}</dt>
          <dd>{header.duration}</dd>
        </div>
      </dl>
    </header>
  );
}
