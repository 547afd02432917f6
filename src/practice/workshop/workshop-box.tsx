import { Check, Minus, PencilLine } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { craftCopy, taller } from '#content.ts';
import { craftPoints, type CraftBoxName, type CraftPoint } from '#common/craft/boxes.ts';
import { WrittenField } from '#ui/form/written-field.tsx';

const copy = taller.boxes;

export const pointsOf = (name: CraftBoxName) => craftPoints.filter((point) => point.startsWith(`${name}-`));

interface WorkshopBoxProps {
  name: CraftBoxName;
  value: string;
  missing: readonly CraftPoint[];
  exampleOf: (point: CraftPoint) => string;
  onChange: (name: CraftBoxName, text: string) => void;
}

/** One letter: its box, with the remarks on it below. */
export const WorkshopBox = memo(function WorkshopBox(props: WorkshopBoxProps) {
  const { name, value, missing, exampleOf, onChange } = props;
  const letter = craftCopy.letters[name];
  const points = pointsOf(name);
  const hasAllPoints = points.every((point) => !missing.includes(point));
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] border-t border-line py-6 sm:grid-cols-[3.75rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="-mt-1 font-heading text-3xl font-semibold sm:text-4xl">
        <span className={hasAllPoints ? 'marked' : 'text-ink-soft'}>{letter.name.charAt(0)}</span>
      </span>
      <div className="min-w-0">
        <WrittenField
          label={letter.name}
          hint={letter.question}
          value={value}
          onChange={(text) => onChange(name, text)}
          className="[&_textarea]:scroll-mt-20"
        />
        <ul className="mt-3 space-y-2.5">
          {points.map((point) => (
            <Point
              key={point}
              point={point}
              state={missing.includes(point) ? (value.trim() === '' ? 'open' : 'missing') : 'there'}
              example={exampleOf(point)}
            />
          ))}
        </ul>
      </div>
    </li>
  );
});

interface PointProps {
  point: CraftPoint;
  /** `open`: the bench is empty; `missing`: the text lacks this point; `there`: the text has it. */
  state: 'open' | 'missing' | 'there';
  example: string;
}

const marks = {
  open: { icon: Minus, look: 'text-ink-soft' },
  missing: { icon: PencilLine, look: 'text-accent' },
  there: { icon: Check, look: 'text-success' },
};

function Point({ point, state, example }: PointProps) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const { rule, missing } = craftCopy.points[point];
  const { icon: Icon, look } = marks[state];
  return (
    <li className="flex gap-2.5 leading-snug">
      <Icon aria-hidden="true" className={`mt-0.5 size-4.5 shrink-0 ${look}`} />
      <div className="min-w-0">
        <p id={id} className={state === 'missing' ? '' : 'text-ink-soft'}>
          {state === 'there' && <span className="sr-only">{copy.there} </span>}
          {state === 'missing' ? missing : rule}
        </p>
        {state !== 'there' && (
          <button
            type="button"
            aria-expanded={isShown}
            aria-describedby={id}
            onClick={() => setIsShown(!isShown)}
            className="min-h-7 text-sm text-link pointer-coarse:min-h-11"
          >
            {isShown ? copy.hideExample : copy.example}
          </button>
        )}
        {state !== 'there' && isShown && <p className="mt-1 mb-2 border-l-4 border-marker pl-3">{example}</p>}
      </div>
    </li>
  );
}
