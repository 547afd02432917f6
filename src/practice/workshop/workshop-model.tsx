import { Check, Eye, EyeOff } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { craftCopy, taller, type WorkshopExercise } from '#content.ts';
import { modelBoxes } from '#common/craft/model.ts';
import { craftBoxNames } from '#common/craft/boxes.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import type { Workshop } from './use-workshop.ts';

interface WorkshopModelProps {
  exercise: WorkshopExercise;
  workshop: Workshop;
}

/** After writing: the model answer beside the learner's prompt, and three questions that no rule can answer. */
export function WorkshopModel({ exercise, workshop }: WorkshopModelProps) {
  const { isModelOpen, showModel } = workshop;
  const copy = taller.model;
  const Icon = isModelOpen ? EyeOff : Eye;
  return (
    <div className="border-t border-line py-6">
      <Button variant="secondary" aria-expanded={isModelOpen} onClick={() => showModel(!isModelOpen)}>
        <Icon aria-hidden="true" className="size-5" />
        {isModelOpen ? copy.close : copy.open}
      </Button>
      {isModelOpen && (
        <>
          <Comparison exercise={exercise} workshop={workshop} />
          <Questions questions={exercise.questions} workshop={workshop} />
        </>
      )}
    </div>
  );
}

function Comparison({ exercise, workshop: { boxes } }: WorkshopModelProps) {
  const copy = taller.model;
  const model = modelBoxes(exercise);
  return (
    <section aria-labelledby="modelo" className="mt-8">
      <h2 id="modelo" className="text-2xl sm:text-3xl">
        {copy.title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-soft">{copy.text}</p>
      <ul className="mt-6">
        {craftBoxNames.map((name) => (
          <li
            key={name}
            className="grid gap-x-10 gap-y-4 border-t border-line py-5 md:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <h3 className="text-xl">{craftCopy.letters[name].name}</h3>
            <div>
              <p className="text-sm font-semibold text-ink-soft">{copy.yours}</p>
              {boxes[name].trim() === '' ? (
                <p className="mt-1 text-ink-soft">{copy.nothing}</p>
              ) : (
                <p className="mt-1 wrap-anywhere whitespace-pre-line">{boxes[name]}</p>
              )}
            </div>
            <div className="border-l-4 border-marker pl-4">
              <p className="text-sm font-semibold text-ink-soft">{copy.model}</p>
              <p className="mt-1">{model[name]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ questions, workshop }: { questions: string[]; workshop: Workshop }) {
  const copy = taller.questions;
  const settled = questions.filter((_, index) => workshop.settled.includes(index + 1)).length;
  return (
    <section aria-labelledby="preguntas" className="mt-8">
      <h2 id="preguntas" className="text-2xl sm:text-3xl">
        {copy.title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-soft">{copy.text}</p>
      <ul className="mt-4 space-y-1">
        {questions.map((question, index) => (
          <li key={question}>
            <Checkbox
              label={question}
              isChecked={workshop.settled.includes(index + 1)}
              onChange={(isSettled) => workshop.settle(index + 1, isSettled)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {settled === questions.length && (
          <Check aria-hidden="true" className="mr-1 inline size-4 text-success" />
        )}
        {fill(copy.progress, { n: settled, total: questions.length })}
      </p>
    </section>
  );
}
