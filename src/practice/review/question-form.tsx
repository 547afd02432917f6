import { useId, useState, type FormEvent } from 'react';
import { repaso, type LessonQuestion } from '#content.ts';
import { Button } from '#ui/button.tsx';
import { optionsOn } from './option-order.ts';

interface QuestionFormProps {
  question: LessonQuestion;
  /** YYYY-MM-DD */
  day: string;
  /** Called when the learner selects an option. */
  onChoose: () => void;
  onAnswer: (answer: { chosen: string; isRight: boolean }) => void;
}

/** The question and its options. Learners may change their choice until they press 'Responder'. */
export function QuestionForm({ question, day, onChoose, onAnswer }: QuestionFormProps) {
  const [chosen, setChosen] = useState<string>();
  const name = useId();
  const options = optionsOn(day, question);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const option = options.find(({ text }) => text === chosen);
    if (option) onAnswer({ chosen: option.text, isRight: option.isRight });
  }

  return (
    <form onSubmit={onSubmit} className="px-5 py-5 sm:px-6">
      <fieldset>
        <legend>
          <h3 data-focus="" tabIndex={-1} className="max-w-[58ch] text-xl leading-snug text-pretty">
            {question.text}
          </h3>
        </legend>
        <div className="mt-5 space-y-2.5">
          {options.map(({ text }) => (
            <label
              key={text}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line px-3.5 py-2.5 hover:border-line-strong has-checked:border-ink has-checked:bg-paper"
            >
              <input
                type="radio"
                name={name}
                required
                checked={chosen === text}
                onChange={() => {
                  setChosen(text);
                  onChoose();
                }}
                className="mt-1 size-4.5 shrink-0 cursor-pointer accent-accent"
              />
              <span className="max-w-[60ch] text-[1.0625rem] text-pretty">{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="lg" className="mt-5">
        {repaso.answer}
      </Button>
    </form>
  );
}
