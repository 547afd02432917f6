import { Square, Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fill } from '#common/fill.ts';
import { reto } from '#content.ts';
import { Button } from '#ui/button.tsx';
import { InputField } from '#ui/form/field.tsx';
import { Spoken } from '#ui/spoken.tsx';
import {
  elapsedSeconds,
  formatElapsed,
  readMinutes,
  started,
  stopped,
  type Way,
} from './challenge-minutes.ts';
import { untouched, type ChallengeMinutes } from './record.ts';

const copy = reto.minutes;

type Change = (minutes: ChallengeMinutes) => ChallengeMinutes;

interface StopwatchesProps {
  minutes?: ChallengeMinutes;
  onChange?: ((change: Change) => void) | undefined;
}

/** Minutes without and with the assistant, typed or timed. They are optional. */
export function Stopwatches({ minutes = untouched.minutes, onChange }: StopwatchesProps) {
  const saved = describe(minutes);
  return (
    <section aria-labelledby="cuanto-tardas" className="mt-8 border-t border-line pt-4 print:hidden">
      <h3 id="cuanto-tardas" className="text-lg">
        {copy.title}
      </h3>
      <p className="mt-1 max-w-[58ch] text-sm text-ink-soft">{copy.text}</p>
      <div className="mt-3 grid gap-4 min-[36rem]:grid-cols-2 lg:grid-cols-1 xl:max-w-md">
        <Stopwatch way="without" minutes={minutes} onChange={onChange} />
        <Stopwatch way="with" minutes={minutes} onChange={onChange} />
      </div>
      <p className="mt-3 font-medium">{saved}</p>
      <Spoken text={saved} written={saved} />
    </section>
  );
}

interface StopwatchProps {
  way: Way;
  minutes: ChallengeMinutes;
  onChange: StopwatchesProps['onChange'];
}

function describe({ without, with: withAssistant }: ChallengeMinutes): string {
  if (without === null || withAssistant === null) return '';
  const saved = without - withAssistant;
  if (saved === 0) return copy.same;
  return fill(saved > 0 ? copy.saved : copy.lost, { n: Math.abs(saved) });
}

function Stopwatch({ way, minutes, onChange }: StopwatchProps) {
  const isTiming = minutes.timing === way;
  const elapsed = useElapsed(minutes, isTiming);
  // The text while typing ('12,'); on blur the field shows the whole minutes read from it.
  const [typed, setTyped] = useState<string>();
  return (
    <div className="flex items-end gap-2">
      <InputField
        label={copy[way]}
        value={typed ?? minutes[way] ?? ''}
        inputMode="decimal"
        autoComplete="off"
        disabled={!onChange}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange?.((current) => ({ ...current, [way]: readMinutes(target.value) }));
        }}
        onBlur={() => setTyped(undefined)}
        className="min-w-0 grow [&>label]:-mr-20"
      />
      <Button
        variant={isTiming ? 'primary' : 'secondary'}
        disabled={!onChange}
        className="shrink-0 px-3!"
        onClick={() => {
          const now = Date.now();
          onChange?.((current) => (isTiming ? stopped(current, now) : started(current, way, now)));
        }}
      >
        {isTiming ? (
          <Square aria-hidden="true" className="size-4 fill-current" />
        ) : (
          <Timer aria-hidden="true" className="size-4.5" />
        )}
        {isTiming ? (
          <>
            {/* A screen reader would read a changing name every second. */}
            <span aria-hidden="true">{fill(copy.stop, { tiempo: elapsed })}</span>
            <span className="sr-only">{copy.stopName}</span>
          </>
        ) : (
          copy.start
        )}
        <span className="sr-only"> {copy.startSubject[way]}</span>
      </Button>
    </div>
  );
}

/** Ticks while it runs. It counts from the stored start time, so a reload changes nothing. */
function useElapsed(minutes: ChallengeMinutes, isTiming: boolean): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isTiming) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isTiming]);
  return formatElapsed(elapsedSeconds(minutes, now));
}
