import { MODULE_SIX_NEEDS } from '#common/module-six.ts';
import { once, type Content } from '#tools/content/content.ts';
import { lessonHeaders } from '#tools/content/lesson/lessons.ts';
import { practiceKinds, practiceTotals } from '#tools/content/practice/kinds.ts';
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

const exactly = (minutes: number): Span => ({ from: minutes, to: minutes });

/** The duration that a lesson promises: `20-25 min`. */
function readingOf({ duration }: Header): Span {
  const [from = 0, to = from] = duration.match(/\d+/g)?.map(Number) ?? [];
  return { from, to };
}

/**
 * What a challenge takes: the mean of what its author measured by hand, to the next five minutes. An assistant shortens it, but a
 * learner of the fourth week is not quick yet.
 */
function challengeMinutes(content: Content): number {
  const byHand = practiceKinds.challenges.list(content).map(({ minutosAMano }) => minutosAMano);
  const mean = byHand.reduce((all, one) => all + one, 0) / byHand.length;
  return Math.ceil(mean / 5) * 5;
}

/** An estimate is not exact to the minute. */
const toQuarters = (minutes: number) => Math.round(minutes / 15) * 15;

const practiceMinutes = (content: Content) => ({
  ...wordFiles.equipos.read(content).hours.estimates,
  challenge: challengeMinutes(content),
});

const modulesOf = (content: Content) => lessonHeaders(content).filter(({ module }) => module !== undefined);

/** The hours of the certificate: the lessons of the modules, and the practice that module 6 requires. */
export const courseHours = once((content: Content) => {
  const { hunt, challenge } = practiceMinutes(content);
  const reading = sum(modulesOf(content).map(readingOf));
  const practice = toQuarters(MODULE_SIX_NEEDS * (hunt + challenge));
  return {
    lessons: modulesOf(content).length,
    challenge,
    reading,
    practice,
    certificate: sum([reading, exactly(practice)]),
  };
});

/** What goes beyond the certificate, and the plan's weeks with their meeting. */
export const teamHours = once((content: Content) => {
  const minutes = practiceMinutes(content);
  const totals = practiceTotals(content);
  const days = Math.max(...readTrades(content).map(({ semana }) => semana.length));
  const guide = sum(
    lessonHeaders(content)
      .filter(({ module }) => module === undefined)
      .map(readingOf),
  );
  const left = {
    hunts: totals.hunts - MODULE_SIX_NEEDS,
    challenges: totals.challenges - MODULE_SIX_NEEDS,
    workshop: totals.workshop,
    trade: days,
    questions: totals.questions,
  };
  const practice = {
    hunts: toQuarters(left.hunts * minutes.hunt),
    challenges: toQuarters(left.challenges * minutes.challenge),
    workshop: toQuarters(left.workshop * minutes.exercise),
    trade: toQuarters(left.trade * minutes.day),
    questions: toQuarters(left.questions * minutes.question),
  };
  const { weeks } = wordFiles.equipos.read(content).plan;
  return {
    guide,
    left,
    practice,
    all: sum([courseHours(content).certificate, guide, ...Object.values(practice).map(exactly)]),
    weeks: weeks.map(({ lessons, hunts, challenges }) =>
      sum([
        ...lessonHeaders(content)
          .filter(({ slug }) => lessons.includes(slug))
          .map(readingOf),
        exactly(hunts * minutes.hunt + challenges * minutes.challenge + minutes.meeting),
      ]),
    ),
  };
});
