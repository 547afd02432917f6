import type { Lesson } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { BlockList } from './block-list.tsx';
import { LessonCompletion, LessonCompletionDate } from './completion.tsx';
import { ContentsList } from './contents-list.tsx';
import { ContextLinks } from './context-links.tsx';
import { LessonFooter } from './lesson-footer.tsx';
import { LessonHeader } from './lesson-header.tsx';

/** modulo-1 … modulo-5 and context-engineering. */
export function LessonDocument({ lesson: { header, toc, intro, sections } }: { lesson: Lesson }) {
  const { slug, module } = header;
  return (
    <div className="lesson-page shell">
      <LessonHeader header={header} />
      {/* Drawn by CSS; the island draws it where the browser cannot. */}
      <div aria-hidden="true" className="fixed inset-x-0 top-16 z-30 h-1 print:hidden">
        <div className="reading-line h-full bg-marker" />
      </div>
      <div className="gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ContentsList toc={toc} />
        <article className="min-w-0 pb-16 md:pb-24">
          <Island name="reading" props={{ slug }} />
          <div className="lesson-text">
            <BlockList nodes={intro} />
            {sections.map(({ id, number, title, nodes }) => (
              <section key={id} aria-labelledby={id} className="lesson-section">
                <h2 id={id} className="lesson-heading">
                  <span className="lesson-number">{number}</span>{' '}
                  <span dangerouslySetInnerHTML={{ __html: title }} />
                </h2>
                <BlockList nodes={nodes} />
              </section>
            ))}
          </div>
          {module === undefined && <ContextLinks />}
          {module === 1 && <LessonCompletionDate module={module} />}
          {module !== undefined && module > 1 && <LessonCompletion module={module} />}
          <LessonFooter slug={slug} />
        </article>
      </div>
    </div>
  );
}
