import type { ReactNode } from 'react';
import { fill } from '#common/fill.ts';
import { cuaderno, notebook, tradeCopy, type Trade } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { DayTick, WeekBoxes } from './trade-week.tsx';

const copy = tradeCopy.trade.week;

type Session = Trade['week'][number];

/** Laid out like a planner: the days in the margin, each with its tick; beside them what to read, do and save. */
export function TradeWeek({ trade: { slug, week, recipes } }: { trade: Trade }) {
  const progress = { trade: slug, words: tradeCopy.progress };
  return (
    <section aria-labelledby="semana" className="mt-14 md:mt-20">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="semana" className="text-3xl md:text-4xl">
          {copy.title}
        </h2>
        <Island name="trade-progress" props={progress} className="print:hidden">
          <WeekBoxes words={tradeCopy.progress} />
        </Island>
      </div>
      <p className="mt-3 max-w-[62ch] text-lg text-ink-soft">{copy.text}</p>
      <ol className="mt-8 border-t-2 border-ink">
        {week.map((session, index) => (
          <Day
            key={session.weekday}
            trade={slug}
            day={index + 1}
            session={session}
            recipe={recipes.find((recipe) => recipe.slug === session.recipe)}
          />
        ))}
      </ol>
      <p className="mt-4 text-sm text-ink-soft print:hidden">
        {copy.kept}{' '}
        <a href="/cuaderno" className="text-link">
          {copy.notebook}
        </a>
        .
      </p>
    </section>
  );
}

interface DayProps {
  trade: string;
  day: number;
  session: Session;
  recipe: Trade['recipes'][number] | undefined;
}

function Day({ trade, day, session: { weekday, title, read, task, keep }, recipe }: DayProps) {
  const { subject, ...tick } = copy.tick;
  const words = { ...tick, subject: fill(subject, { dia: weekday.toLowerCase() }) };
  return (
    <li className="group border-b border-line md:grid md:grid-cols-[11rem_minmax(0,1fr)] print:break-inside-avoid">
      <div className="flex items-center justify-between gap-4 pt-5 md:block md:py-7">
        <p aria-hidden="true" className="font-heading text-xl font-semibold">
          <span className="group-has-checked:marked">{weekday}</span>{' '}
          <span className="font-sans text-sm font-normal text-ink-soft md:block">{copy.minutes}</span>
        </p>
        <Island name="trade-day" props={{ trade, day, words }} className="md:mt-3 print:hidden">
          <DayTick words={words} />
        </Island>
      </div>
      <div className="pb-6 md:border-l md:border-accent/45 md:py-7 md:pl-8">
        <h3 className="text-xl max-md:mt-2 md:text-2xl">
          <span className="sr-only">{weekday}: </span>
          {title}
        </h3>
        <dl className="mt-3 max-w-[66ch] space-y-3">
          <Task name={copy.read}>
            <ul className="pointer-coarse:-my-2">
              {read.map(({ label, to }) => (
                <li key={to}>
                  <InPlace to={to}>{label}</InPlace>
                </li>
              ))}
            </ul>
          </Task>
          <Task name={copy.do}>
            <p>{task}</p>
            {recipe && (
              <p className="mt-1">
                <InPlace to={`#${recipe.slug}`}>{fill(copy.recipe, { receta: recipe.title })}</InPlace>
              </p>
            )}
          </Task>
          <Task name={copy.keep}>
            <p>{keep.text}</p>
            <p className="mt-1 print:hidden">
              <InPlace to={keep.to}>{placeName(keep.to)}</InPlace>
            </p>
          </Task>
        </dl>
      </div>
    </li>
  );
}

function Task({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:gap-x-4">
      <dt className="font-semibold text-accent">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** On its own line, large enough to tap. */
function InPlace({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="inline-block text-link pointer-coarse:py-2.5">
      {children}
    </a>
  );
}

/** «Mis prompts», or the lesson question that the learner answers there. */
function placeName(to: string): string {
  const [path, anchor = ''] = to.split('#');
  if (path === '/cuaderno')
    return fill(copy.inNotebook, { parte: cuaderno.sections[anchor as keyof typeof cuaderno.sections] });
  const question = notebook.find(({ asked }) => asked.to === to);
  if (!question) throw new Error(`No question of a lesson is asked at ${to}`);
  return fill(copy.inLesson, { titulo: question.title });
}
