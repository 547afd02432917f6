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
  pregunta: string;
  respuesta: ChallengeAnswer;
  typed?: string;
  unreadable?: Unreadable | null;
  /** Missing until the notebook is open: typing before that would overwrite the stored answer. */
  onType?: ((typed: string) => void) | undefined;
  onCheck?: () => void;
  onHint?: (() => void) | undefined;
}

/** The question and its answer field; also prerendered, disabled. */
export function AnswerForm({
  pregunta,
  respuesta,
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
  const error = unreadable && describe(unreadable, respuesta);
  const field = { respuesta, typed, error, onType };
  return (
    <form onSubmit={onSubmit} noValidate className="mt-3">
      {respuesta.tipo === 'opcion' ? (
        <Choices {...field} respuesta={respuesta} pregunta={pregunta} />
      ) : (
        <>
          <p className="text-lg leading-snug font-semibold">{pregunta}</p>
          <TypedField {...field} respuesta={respuesta} />
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
  if (answer.tipo === 'opcion') return copy.unreadable.choice;
  const unit = answer.tipo === 'numero' ? answer.unidad : '';
  return fill(copy.unreadable[why], { ejemplo: answer.ejemplo, unidad: unit });
}

interface FieldProps<Answer> {
  respuesta: Answer;
  typed: string;
  error: string | null;
  onType: ((typed: string) => void) | undefined;
}

type TypedAnswer = Exclude<ChallengeAnswer, { tipo: 'opcion' }>;

function TypedField({ respuesta, typed, error, onType }: FieldProps<TypedAnswer>) {
  const label = copy.label[respuesta.tipo];
  const example = fill(copy.example, { ejemplo: respuesta.ejemplo });
  // The number pad of some phones has no minus.
  const isPad = respuesta.tipo === 'numero' && respuesta.valor >= 0;
  return (
    <div className="mt-4 max-w-md">
      <InputField
        label={respuesta.tipo === 'numero' ? fill(label, { unidad: respuesta.unidad }) : label}
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

type ChoiceAnswer = Extract<ChallengeAnswer, { tipo: 'opcion' }>;

function Choices({
  respuesta,
  typed,
  error,
  onType,
  pregunta,
}: FieldProps<ChoiceAnswer> & { pregunta: string }) {
  return (
    <fieldset disabled={!onType} aria-describedby={error ? 'aviso-respuesta' : undefined}>
      <legend className="text-lg leading-snug font-semibold">{pregunta}</legend>
      <div className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {respuesta.opciones.map(({ id, texto }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-start gap-3 px-4 py-3 hover:bg-ink/4">
            <input
              type="radio"
              name="respuesta"
              value={id}
              checked={typed === id}
              onChange={() => onType?.(id)}
              className="mt-1 size-4.5 shrink-0 accent-accent"
            />
            <span>{texto}</span>
          </label>
        ))}
      </div>
      <p id="aviso-respuesta" role="status" className="mt-1.5 text-sm text-danger">
        {error}
      </p>
    </fieldset>
  );
}
