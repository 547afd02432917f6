import { Lightbulb } from 'lucide-react';
import type { FormEvent } from 'react';
import { fill } from '#common/fill.ts';
import { reto as copy } from '#content.ts';
import type { ChallengeAnswer } from '#common/answers/challenge-answer.ts';
import type { Judgement } from '#common/answers/compare-answer.ts';
import { Button } from '#ui/button.tsx';
import { InputField } from '#ui/form/field.tsx';

export type Unreadable = Extract<Judgement, { kind: 'unreadable' }>['why'];

interface AnswerFormProps {
  question: string;
  answer: ChallengeAnswer;
  typed?: string;
  unreadable?: Unreadable | null;
  /** Missing until the notebook is open: typing before that would overwrite the stored answer. */
  onType?: ((typed: string) => void) | undefined;
  onCheck?: () => void;
  onHint?: (() => void) | undefined;
}

/** The question and its answer field; also prerendered, disabled. */
export function AnswerForm({
  question,
  answer,
  typed = '',
  unreadable = null,
  onType,
  onCheck,
  onHint,
}: AnswerFormProps) {
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onCheck?.();
  }
  const error = unreadable && describe(unreadable, answer);
  const field = { answer, typed, error, onType };
  return (
    <form onSubmit={onSubmit} noValidate className="mt-3">
      {answer.kind === 'opcion' ? (
        <Choices {...field} answer={answer} question={question} />
      ) : (
        <>
          <p className="text-lg leading-snug font-semibold">{question}</p>
          <TypedField {...field} answer={answer} />
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button type="submit" size="lg" disabled={!onType}>
          {copy.check}
        </Button>
        {(onHint || !onType) && (
          <Button variant="secondary" size="lg" disabled={!onType} onClick={onHint}>
            <Lightbulb aria-hidden="true" className="size-4.5" />
            {copy.hint}
          </Button>
        )}
      </div>
    </form>
  );
}

function describe(why: Unreadable, answer: ChallengeAnswer): string {
  if (answer.kind === 'opcion') return copy.unreadable.choice;
  const unit = answer.kind === 'numero' ? answer.unit : '';
  return fill(copy.unreadable[why], { ejemplo: answer.example, unidad: unit });
}

interface FieldProps<Answer> {
  answer: Answer;
  typed: string;
  error: string | null;
  onType: ((typed: string) => void) | undefined;
}

type TypedAnswer = Exclude<ChallengeAnswer, { kind: 'opcion' }>;

function TypedField({ answer, typed, error, onType }: FieldProps<TypedAnswer>) {
  const label = copy.label[answer.kind];
  const example = fill(copy.example, { ejemplo: answer.example });
  // The number pad of some phones has no minus.
  const isPad = answer.kind === 'numero' && answer.value >= 0;
  return (
    <div className="mt-4 max-w-md">
      <InputField
        label={answer.kind === 'numero' ? fill(label, { unidad: answer.unit }) : label}
        hint={example}
        error={error}
        value={typed}
        onChange={(event) => onType?.(event.target.value)}
        disabled={!onType}
        inputMode={isPad ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className="sr-only">
        {error}
      </p>
    </div>
  );
}

type ChoiceAnswer = Extract<ChallengeAnswer, { kind: 'opcion' }>;

function Choices({
  answer,
  typed,
  error,
  onType,
  question,
}: FieldProps<ChoiceAnswer> & { question: string }) {
  return (
    <fieldset disabled={!onType} aria-describedby={error ? 'aviso-respuesta' : undefined}>
      <legend className="text-lg leading-snug font-semibold">{question}</legend>
      <div className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {answer.options.map(({ id, text }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-start gap-3 px-4 py-3 hover:bg-ink/4">
            <input
              type="radio"
              name="respuesta"
              value={id}
              checked={typed === id}
              onChange={() => onType?.(id)}
              className="mt-1 size-4.5 shrink-0 accent-accent"
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <p id="aviso-respuesta" role="status" className="mt-1.5 text-sm text-danger">
        {error}
      </p>
    </fieldset>
  );
}
