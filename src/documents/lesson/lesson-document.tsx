import { Fragment, type ReactNode } from 'react';
import { Bookmark, Clock, GraduationCap } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { lessonCopy, modules, type Lesson, type TocEntry } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { BlockList } from './block-list.tsx';
import { ContentsList } from './contents-list.tsx';
import { readingStops } from './reading-stops.ts';
import { SectionPractice } from './section-practice.tsx';
import { ContextLinks, LessonCompletion, LessonCompletionDate, LessonFooter } from './lesson-footer.tsx';

/** modulo-1 … modulo-5 and context-engineering. */
export function LessonDocument({ lesson: { header, toc, intro, sections } }: { lesson: Lesson }) {
  const { slug, module } = header;
  const stops = readingStops(toc);
  return (
    <div className="lesson-page shell">
      <LessonHeader header={header} />
      {/* CSS draws it, or the island in browsers that cannot. */}
      <div aria-hidden="true" className="fixed inset-x-0 top-16 z-30 h-1 print:hidden">
        <div className="reading-line h-full bg-marker" />
      </div>
      <div className="gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ContentsList toc={toc} reference={header.reference ?? []} />
        <article className="min-w-0 pb-16 md:pb-24">
          <Island name="reading" props={{ slug, module }} />
          <div className="lesson-text pt-8 lg:pt-0">
            <BlockList nodes={intro} />
            {sections.map((section) => (
              <Fragment key={section.id}>
                <Section
                  section={section}
                  practice={<SectionPractice lesson={slug} anchors={anchorsOf(toc, section.id)} />}
                />
                <ReadingStop next={stops.get(section.id)} />
              </Fragment>
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

interface SectionProps {
  section: Lesson['sections'][number];
  practice: ReactNode;
}

function Section({ section: { id, number, title, nodes }, practice }: SectionProps) {
  return (
    <section aria-labelledby={id} className="lesson-section">
      <h2 id={id} className="lesson-heading">
        <span className="lesson-number">{number}</span> <span dangerouslySetInnerHTML={{ __html: title }} />
      </h2>
      <BlockList nodes={nodes} />
      {practice}
    </section>
  );
}

/** A place to stop between two sections, quiet so that it does not hold up a reader who goes on: what comes next, and that the school will find it again. */
function ReadingStop({ next }: { next: TocEntry | undefined }) {
  if (!next) return null;
  const { number, text, minutes } = next;
  const time = minutes > 0 ? fill(lessonCopy.minutes, { n: minutes }) : lessonCopy.reference.tag;
  const { title, next: what, back } = lessonCopy.stop;
  return (
    <p className="mt-10 max-w-[38rem] border-t border-line-strong pt-3 text-sm text-ink-soft print:hidden">
      <strong className="block font-semibold text-ink">{title}</strong>
      <span className="block">{fill(what, { n: number, titulo: text, minutos: time })}</span>
      <span className="block">{back}</span>
    </p>
  );
}

/** A section's own anchor and those of the headings in it. */
function anchorsOf(toc: TocEntry[], id: string): string[] {
  const children = toc.find((entry) => entry.id === id)?.children ?? [];
  return [id, ...children.map((child) => child.id)];
}

/** Title, level and duration, and the link back to the courses. */
function LessonHeader({ header }: { header: Lesson['header'] }) {
  return (
    <header className="pt-8 pb-10 md:pt-12">
      <BackLink to="/cursos">{lessonCopy.backToCourses}</BackLink>
      <p className="mt-6 font-heading font-semibold text-accent">{nameOf(header)}</p>
      <h1 className="mt-2 max-w-[20ch] text-4xl md:text-5xl lg:text-6xl">{header.title}</h1>
      <p className="mt-5 max-w-[52ch] text-xl text-ink-soft">{header.subtitle}</p>
      <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <dt className="sr-only">{lessonCopy.level}</dt>
          <dd className="flex items-center gap-2">
            <GraduationCap aria-hidden="true" className="size-5 text-accent" />
            {header.level}
          </dd>
        </div>
        <div>
          <dt className="sr-only">{lessonCopy.duration}</dt>
          <dd className="flex items-center gap-2">
            <Clock aria-hidden="true" className="size-5 shrink-0 text-accent" />
            <span>
              {header.duration}
              {header.reference && <span className="text-ink-soft"> {lessonCopy.reference.essential}</span>}
            </span>
          </dd>
        </div>
        {header.module !== undefined && (
          <div>
            <dt className="sr-only">{lessonCopy.place}</dt>
            <dd className="flex items-center gap-2">
              <Bookmark aria-hidden="true" className="size-5 text-accent" />
              {fill(lessonCopy.section, { n: header.section })}
            </dd>
          </div>
        )}
      </dl>
    </header>
  );
}

/** The module's number, and its name in the list of courses where the lesson has another title (specification, section 3). */
function nameOf({ module, title }: Lesson['header']): string {
  if (module === undefined) return lessonCopy.guide;
  const name = modules.find(({ number }) => number === module)?.name;
  const parts = [fill(lessonCopy.module, { n: module }), ...(name && name !== title ? [name] : [])];
  return parts.join(' · ');
}
