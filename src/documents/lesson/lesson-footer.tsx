import { ArrowLeft, ArrowUpRight } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { lessonCopy } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { CompletionPanel } from '#features/progress/completion-panel.tsx';
import { publicLink } from '#lib/env.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ExternalLink } from '#ui/link.tsx';

/**
 * Where each lesson leads (specification, section 2), by module number. Module 1 leads on only after the learner
 * has completed it; after module 5 there is nothing yet.
 */
interface LessonNavigation {
  previous?: number;
  next?: number | 'soon' | 'after-completion';
}

export const lessonNavigation: Record<string, LessonNavigation> = {
  'modulo-1': { next: 'after-completion' },
  'modulo-2': { previous: 1, next: 3 },
  'modulo-3': { previous: 2, next: 4 },
  'modulo-4': { previous: 3, next: 5 },
  'modulo-5': { previous: 4, next: 'soon' },
  'context-engineering': {},
};

const numbered = (text: string, module: number) => fill(text, { n: module });

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
      <a href="/cursos" className={buttonClass('quiet', 'md', previous === undefined ? '-ml-5' : '')}>
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

/** The guide's own links: module 1 here, and module 1 at the school's public address (open point 3). */
export function ContextLinks() {
  const { title, text, links, external } = lessonCopy.contextEngineering;
  return (
    <aside className="lesson-after mt-16 max-w-[46rem] rounded-card border border-line bg-surface p-6 sm:p-8">
      <p className="font-heading text-2xl font-semibold">{title}</p>
      <p className="mt-2 text-ink-soft">{text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        {links.map(({ label, to }) => (
          <a key={to} href={to} className={buttonClass('primary')}>
            {label}
          </a>
        ))}
        <ExternalLink href={publicLink('/modulo-1')} className={buttonClass('secondary')}>
          {external}
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </ExternalLink>
      </p>
    </aside>
  );
}

/** Modules 2 to 5 (open point 7). Drawn as it looks once the session is known, so that nothing moves then. */
export function LessonCompletion({ module }: { module: number }) {
  return (
    <Island name="completion" props={{ module }}>
      <CompletionPanel>
        <Button disabled>{lessonCopy.completion.mark}</Button>
      </CompletionPanel>
    </Island>
  );
}

/** Module 1: the button to module 2 completes it, so here is only the date. */
export function LessonCompletionDate({ module }: { module: number }) {
  return <Island name="completion-date" props={{ module }} />;
}

/** 'Módulo 2 →'. */
function CompleteAndContinue({ module }: { module: number }) {
  return (
    <Island as="span" name="complete-and-continue" props={{ module }}>
      <Button disabled>{lessonCopy.completion.completeAndContinue}</Button>
    </Island>
  );
}
