import { ArrowRight, ChevronDown, PencilRuler } from 'lucide-react';
import { lessonCopy, lessonPractice, practica, type LessonQuestion } from '#content.ts';
import { optionsOn } from '#practice/review/option-order.ts';
import { counted } from '#common/fill.ts';

const copy = lessonCopy.practice;

/** More links would make readers choose when they want to read on. */
const MOST_LINKS = 3;

interface SectionPracticeProps {
  lesson: string;
  /** The section's own anchor, and those of the headings in it. */
  anchors: string[];
}

/** At the end of a section: a question about it, and links to the exercises that name it. Nothing if there are none. */
export function SectionPractice({ lesson, anchors }: SectionPracticeProps) {
  const questions = (lessonPractice.questions[lesson] ?? []).filter(({ anchor }) => anchors.includes(anchor));
  const links = [...reviewLink(questions), ...exerciseLinks(anchors.map((anchor) => `/${lesson}#${anchor}`))];
  if (links.length === 0) return null;
  const [first] = questions;
  return (
    <div className="lesson-block lesson-compact border-t-2 border-dashed border-line pt-4 print:hidden">
      <p className="flex items-center gap-2 text-sm font-semibold text-accent">
        <PencilRuler aria-hidden="true" className="size-4 shrink-0" />
        {copy.title}
      </p>
      {first && <Question question={first} />}
      <ul className="mt-1">
        {links.slice(0, MOST_LINKS).map(({ to, label }) => (
          <li key={to}>
            <a
              href={to}
              className="inline-flex min-h-9 items-center pr-6 text-accent underline underline-offset-4 pointer-coarse:min-h-11"
            >
              <span>
                {label}
                {/* Has no width of its own, so it is never alone in a line. */}
                <ArrowRight aria-hidden="true" className="-mr-5.5 ml-1.5 inline size-4 align-[-0.15em]" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PracticeLink {
  to: string;
  label: string;
}

/** All questions of the section, one after another, on the page that remembers the answers. */
function reviewLink(questions: LessonQuestion[]): PracticeLink[] {
  if (questions.length === 0) return [];
  return [
    {
      to: `/practica/repaso?${questions.map(({ id }) => `pregunta=${id}`).join('&')}`,
      label: counted(questions.length, copy.review),
    },
  ];
}

/** One of each kind before a second one of any. */
function exerciseLinks(sections: string[]): PracticeLink[] {
  const named = lessonPractice.exercises.filter(({ section }) => sections.includes(section));
  const isFirst = (index: number) => named.findIndex(({ kind }) => kind === named[index]?.kind) === index;
  const ordered = [
    ...named.filter((_, index) => isFirst(index)),
    ...named.filter((_, index) => !isFirst(index)),
  ];
  const links = ordered.map(
    ({ kind, title, to }) => [to, `${practica.kinds[kind].title}: ${title}`] as const,
  );
  // Two headings of one section may name the same recipe.
  return [...new Map(links)].map(([to, label]) => ({ to, label }));
}

/** Works without any script: each option, when opened, says whether it is right, and why. */
function Question({ question }: { question: LessonQuestion }) {
  return (
    <details className="group mt-1">
      <summary className="flex min-h-11 list-none items-start justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span>{question.text}</span>
        <ChevronDown
          aria-hidden="true"
          className="mt-1 size-5 shrink-0 text-ink-soft group-open:rotate-180"
        />
      </summary>
      <p className="text-sm text-ink-soft">{copy.hint}</p>
      <ul className="mt-2 mb-4 border-t border-line">
        {optionsOn('', question).map(({ text, reason, isRight }) => (
          <li key={text} className="border-b border-line">
            <details className="group/option">
              <summary className="flex min-h-11 list-none items-start gap-3 py-2 [&::-webkit-details-marker]:hidden">
                <span
                  aria-hidden="true"
                  className="mt-1.5 size-3.5 shrink-0 rounded-full border border-line-strong group-open/option:border-ink group-open/option:bg-marker"
                />
                <span>{text}</span>
              </summary>
              <p className={`mb-3 ml-1.5 border-l-2 pl-5 ${isRight ? 'border-success' : 'border-danger'}`}>
                <strong className={`font-semibold ${isRight ? 'text-success' : 'text-danger'}`}>
                  {isRight ? copy.right : copy.wrong}
                </strong>{' '}
                {reason}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}
