import { MODULE_SIX_NEEDS, QUESTIONS_A_DAY, type ExerciseKindId } from '#common/exercise-kinds.ts';
import { once, type Content } from '#tools/content/content.ts';
import { lessonHeaders } from '#tools/content/lesson/lessons.ts';
import { practiceTotals } from '#tools/content/practice/kinds.ts';
import { readTrades } from '#tools/content/practice/trade/kind.ts';
import { wordFiles } from '#tools/content/words.ts';

/** Minutes: at least and at most. */
export interface Span {
  from: number;
  to: number;
}

type Header = ReturnType<typeof lessonHeaders>[number];

const sum = (spans: Span[]): Span =>
  spans.reduce((all, { from, to }) => ({ from: all.from + from, to: all.to + to }), { from: 0, to: 0 });

const times = (span: Span, count: number): Span => ({ from: span.from * count, to: span.to * count });

/** «20-25 min», «Unos 10 min cada uno», «De 10 a 30 min cada uno»: the first minutes that a text names. */
export function minutesIn(text: string): Span | null {
  const [, from, to = from] = /(\d+)(?:(?:-| a )(\d+))? min\b/.exec(text) ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to) };
}

const nothing: Span = { from: 0, to: 0 };
const readingOf = ({ duration }: Header): Span => minutesIn(duration) ?? nothing;

/** What one exercise of each kind takes, as /practica says; of review, a day of questions; of a trade, a day of its week. */
const practiceMinutes = once((content: Content) => {
  const of = (kind: ExerciseKindId) =>
    minutesIn(wordFiles.practica.read(content).kinds[kind].time) ?? nothing;
  return {
    hunts: of('errores'),
    challenges: of('retos'),
    workshop: of('taller'),
    trade: of('oficios'),
    questions: of('repaso'),
  };
});

const modulesOf = (content: Content) => lessonHeaders(content).filter(({ module }) => module !== undefined);

/** The hours of the certificate: the lessons of the modules, and the practice that module 6 requires. */
export const courseHours = once((content: Content) => {
  const { hunts, challenges } = practiceMinutes(content);
  const reading = sum(modulesOf(content).map(readingOf));
  const practice = times(sum([hunts, challenges]), MODULE_SIX_NEEDS);
  return { lessons: modulesOf(content).length, reading, practice, certificate: sum([reading, practice]) };
});

/** What goes beyond the certificate, and the plan's weeks with their meeting. */
export const teamHours = once((content: Content) => {
  const minutes = practiceMinutes(content);
  const totals = practiceTotals(content);
  const guide = sum(
    lessonHeaders(content)
      .filter(({ module }) => module === undefined)
      .map(readingOf),
  );
  const left = {
    hunts: totals.hunts - MODULE_SIX_NEEDS,
    challenges: totals.challenges - MODULE_SIX_NEEDS,
    workshop: totals.workshop,
    trade: Math.max(...readTrades(content).map(({ week }) => week.length)),
    questions: totals.questions,
  };
  const practice = {
    hunts: times(minutes.hunts, left.hunts),
    challenges: times(minutes.challenges, left.challenges),
    workshop: times(minutes.workshop, left.workshop),
    trade: times(minutes.trade, left.trade),
    questions: times(minutes.questions, Math.ceil(left.questions / QUESTIONS_A_DAY)),
  };
  const { weeks, meeting } = wordFiles.equipos.read(content).plan;
  return {
    guide,
    left,
    minutes,
    practice,
    all: sum([courseHours(content).certificate, guide, ...Object.values(practice)]),
    weeks: weeks.map(({ lessons, hunts, challenges }) =>
      sum([
        ...lessonHeaders(content)
          .filter(({ slug }) => lessons.includes(slug))
          .map(readingOf),
        times(minutes.hunts, hunts),
        times(minutes.challenges, challenges),
        { from: meeting, to: meeting },
      ]),
    ),
  };
});
