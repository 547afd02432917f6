import { useMemo, type ReactNode } from 'react';
import type { Lesson } from '#content.ts';
import { PageRest } from '#ui/page-rest.tsx';
import { BlockList } from './block-list.tsx';
import './lesson.css';
import './lesson-table.css';
import './lesson-print.css';
import { LessonHeader } from './lesson-header.tsx';
import { ReadingLine } from './reading-line.tsx';
import { ResumeReading } from './resume-reading.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { useCurrentSection } from './use-current-section.ts';
import { useOpenWhenPrinting } from './use-open-when-printing.ts';

interface LessonArticleProps {
  lesson: Lesson;
  /** What follows the text: completion and the way to other lessons. */
  children: ReactNode;
}

export function LessonArticle(props: LessonArticleProps) {
  return (
    <div className="lesson-page shell">
      <LessonHeader header={props.lesson.header} />
      <PageRest>
        <LessonBody {...props} />
      </PageRest>
    </div>
  );
}

function LessonBody({ lesson, children }: LessonArticleProps) {
  const { header, toc, intro, sections } = lesson;
  const ids = useMemo(
    () => toc.flatMap((entry) => [entry.id, ...entry.children.map((child) => child.id)]),
    [toc],
  );
  const current = useCurrentSection(ids);
  useOpenWhenPrinting();
  return (
    <>
      <ReadingLine />
      <div className="gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <TableOfContents toc={toc} current={current} />
        <article className="min-w-0 pb-16 md:pb-24">
          <ResumeReading slug={header.slug} toc={toc} current={current} />
          <div className="lesson-text">
            <BlockList nodes={intro} />
            {sections.map(({ id, number, title, nodes }, index) => (
              <section
                key={id}
                aria-labelledby={id}
                className={`lesson-section ${index < 2 ? '' : 'late-layout'}`}
              >
                <h2 id={id} className="lesson-heading">
                  <span className="lesson-number">{number}</span>{' '}
                  <span dangerouslySetInnerHTML={{ __html: title }} />
                </h2>
                <BlockList nodes={nodes} />
              </section>
            ))}
          </div>
          {children}
        </article>
      </div>
    </>
  );
}
