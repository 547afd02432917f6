import { fill } from '#common/fill.ts';
import { craftCopy, taller } from '#content.ts';
import { craftBoxNames, type CraftVerdict } from '#common/craft/boxes.ts';
import { pointsOf } from './workshop-box.tsx';
import { Spoken } from '#ui/spoken.tsx';

const copy = taller.score;

const scoreText = (score: number) => fill(craftCopy.score, { n: score });

interface WorkshopScoreProps {
  verdict: Pick<CraftVerdict, 'score' | 'missing'>;
  warnings: number;
  /** The judged text; it changes while the learner writes. */
  written: string;
}

/** A strip that stays visible while the learner writes: two points per letter, and the total. */
export function WorkshopScore({ verdict: { score, missing }, warnings, written }: WorkshopScoreProps) {
  return (
    <div className="sticky top-16 z-20 -mx-5 flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-y border-line bg-paper px-5 sm:mx-0 sm:px-0 print:static">
      <ul aria-label={copy.label} className="flex flex-wrap gap-x-3.5 sm:gap-x-6">
        {craftBoxNames.map((name) => {
          const letter = craftCopy.letters[name].name;
          const points = pointsOf(name);
          const there = points.filter((point) => !missing.includes(point)).length;
          return (
            <li key={name} className="flex items-center gap-1.5">
              <span className="sr-only">{fill(copy.letter, { letra: letter, n: there })}</span>
              <span aria-hidden="true" className="font-heading font-semibold">
                {letter.charAt(0)}
              </span>
              <span aria-hidden="true" className="flex gap-0.5">
                {points.map((point, index) => (
                  <span
                    key={point}
                    className={`h-4 w-2 rounded-[2px] border border-line-strong sm:w-3 ${index < there ? 'bg-marker forced-colors:bg-[Highlight]' : ''}`}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="shrink-0 font-heading text-lg font-semibold tabular-nums">{scoreText(score)}</p>
      <Spoken text={spokenScore(score, warnings)} written={written} />
    </div>
  );
}

function spokenScore(score: number, warnings: number) {
  const scoreSentence = fill(copy.spoken, { puntos: scoreText(score) });
  if (warnings === 0) return scoreSentence;
  const { one, many } = copy.warnings;
  return `${scoreSentence}. ${warnings === 1 ? one : fill(many, { n: warnings })}`;
}
