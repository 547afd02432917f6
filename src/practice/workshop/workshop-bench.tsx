import { Check, LockKeyhole } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { craftCopy, storageCopy, taller, type WorkshopExercise } from '#content.ts';
import { modelSentence } from '#common/craft/model.ts';
import {
  assembleCraft,
  craftBoxNames,
  craftPoints,
  type CraftPoint,
  type CraftVerdict,
} from '#common/craft/boxes.ts';
import { codeOnDemand } from '#lib/code-on-demand.tsx';
import type { Equivalence } from '#lib/notebook/records.ts';
import { useNotebook } from '#lib/notebook/use-notebook.ts';
import { useStorageProblem } from '#lib/notebook/use-storage-problem.ts';
import { StorageProblem } from '#ui/storage-problem.tsx';
import { useWorkshop } from './use-workshop.ts';
import { WorkshopBox } from './workshop-box.tsx';
import { WorkshopScore } from './workshop-score.tsx';
import { usePersonalDataWarning, warningText, WorkshopWarnings } from './workshop-warnings.tsx';

/** The rules are word lists as large as the rest of the page: they load once the learner writes. */
const useRules = codeOnDemand(() => import('./judge.ts'));

const loadPromptParts = async () => {
  const [{ PromptText }, { WorkshopModel }] = await Promise.all([
    import('#ui/text/prompt-text.tsx'),
    import('./workshop-model.tsx'),
  ]);
  return { PromptText, WorkshopModel };
};

type PromptParts = Awaited<ReturnType<typeof loadPromptParts>>;

/** The assembled prompt and the model answer, which an empty bench does not show. */
const usePromptParts = codeOnDemand(loadPromptParts);

/** The assembled prompt, for the features that act on it. */
interface AssembledPrompt {
  text: string;
  equivalences: Equivalence[];
  keepEquivalences: (equivalences: Equivalence[]) => void;
  clear: () => () => void;
}

export interface WorkshopTools {
  /** Copying, saving and opening, which belong to another feature. */
  actions: (prompt: AssembledPrompt) => ReactNode;
  /** Restores the real values in an assistant's answer to a prompt in which some were replaced. */
  restoredAnswer: (equivalences: Equivalence[]) => ReactNode;
}

interface WorkshopBenchProps {
  userId: string;
  /** Name of the record: the exercise's, or `OWN_TASK`. */
  name: string;
  exercise?: WorkshopExercise;
  tools: WorkshopTools;
  /** Shown while the code that draws the stored text is loading. */
  loading: ReactNode;
}

/** The verdict on an empty bench, which needs no rules. */
const untouched: CraftVerdict = { score: 0, missing: craftPoints, warnings: [] };

/** Five boxes on the left, the assembled prompt on the right; on a phone one below the other. */
export function WorkshopBench({ userId, name, exercise, tools, loading }: WorkshopBenchProps) {
  const storage = useStorageProblem(userId);
  const workshop = useWorkshop(userId, name);
  const { boxes, isEmpty, setBox, verdict: kept, keepVerdict, equivalences, keepEquivalences } = workshop;
  const [hasBegun, setHasBegun] = useState(false);
  const [wasWritten] = useState(!isEmpty);
  const parts = usePromptParts(hasBegun || !isEmpty);
  const rules = useRules(hasBegun || (!isEmpty && !kept));

  // Deferred, so that a typed letter shows before the rules run (some 2 ms, more for long texts).
  const judged = useDeferredValue(boxes);
  const prompt = useMemo(() => assembleCraft(judged), [judged]);
  const fresh = useMemo(() => rules?.judgeWritten(judged, prompt), [rules, judged, prompt]);
  const verdict = fresh ?? (isEmpty ? undefined : kept) ?? untouched;
  const exampleOf = useCallback(
    (point: CraftPoint) => (exercise ? modelSentence(exercise, point) : craftCopy.points[point].example),
    [exercise],
  );
  const hasText = prompt !== '';
  useEffect(() => {
    if (fresh && hasText) keepVerdict(fresh);
  }, [fresh, hasText, keepVerdict]);

  const personalData = usePersonalDataWarning(prompt, hasBegun ? rules?.personalDataWarning : undefined);
  const warnings = [...verdict.warnings.map(warningText), ...(personalData ? [personalData] : [])];

  function clear() {
    // Clearing removes the button that was pressed.
    document.getElementById('montado')?.focus({ preventScroll: true });
    return workshop.clear();
  }

  if (wasWritten && (!parts || (!fresh && !kept))) return loading;
  return (
    <div onFocus={() => setHasBegun(true)}>
      <StorageProblem {...storage} texts={storageCopy} />
      <WorkshopScore verdict={verdict} warnings={warnings.length} written={prompt} />
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-10">
        <section
          aria-labelledby="piezas"
          className="border-y border-line bg-surface pt-6 max-sm:-mx-5 max-sm:border-t-0 max-sm:px-5 sm:mt-6 sm:rounded-card sm:border-x sm:px-8"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id="piezas" className="text-2xl">
              {taller.boxes.title}
            </h2>
            <SavedMark userId={userId} isEmpty={isEmpty} />
          </div>
          <p className="mt-2 mb-5 text-sm text-ink-soft">{craftCopy.note}</p>
          <ul>
            {craftBoxNames.map((box) => (
              <WorkshopBox
                key={box}
                name={box}
                value={boxes[box]}
                missing={verdict.missing}
                exampleOf={exampleOf}
                onChange={setBox}
              />
            ))}
          </ul>
        </section>
        <section aria-labelledby="montado" className="pb-8 lg:sticky lg:top-28">
          <h2 id="montado" tabIndex={-1} className="pt-6 pb-4 text-2xl">
            {taller.assembled.title}
          </h2>
          <Assembled text={prompt} PromptText={parts?.PromptText} />
          <WorkshopWarnings warnings={warnings} />
          {hasText && tools.actions({ text: prompt, equivalences, keepEquivalences, clear })}
        </section>
      </div>
      {equivalences.length > 0 && tools.restoredAnswer(equivalences)}
      {exercise &&
        (isEmpty || !parts ? (
          <p className="border-t border-line py-6 text-ink-soft">{taller.model.waiting}</p>
        ) : (
          <parts.WorkshopModel exercise={exercise} workshop={workshop} />
        ))}
    </div>
  );
}

interface AssembledProps {
  text: string;
  PromptText: PromptParts['PromptText'] | undefined;
}

const Assembled = memo(function Assembled({ text, PromptText }: AssembledProps) {
  if (text === '' || !PromptText)
    return (
      <p className="rounded-card border border-dashed border-line-strong px-5 py-8 text-ink-soft">
        {taller.assembled.empty}
      </p>
    );
  return (
    // Keyboard users can scroll a region only if it can be focused.
    <div
      role="group"
      aria-labelledby="montado"
      tabIndex={0}
      className="fading max-h-80 overflow-y-auto rounded-card border border-line bg-surface [--fade:var(--surface)] print:max-h-none"
    >
      <PromptText text={text} />
    </div>
  );
});

/** Tells learners that the text saves itself. Not a live region: it would speak at each key. */
function SavedMark({ userId, isEmpty }: { userId: string; isEmpty: boolean }) {
  const { unstored, problem } = useNotebook(userId);
  const isSaving = unstored.size > 0;
  if (problem) return null;
  const isSaved = !isSaving && !isEmpty;
  const Icon = isSaved ? Check : LockKeyhole;
  return (
    <p className="text-sm text-ink-soft print:hidden">
      <Icon
        aria-hidden="true"
        className={`mr-1 inline size-4 align-[-0.15em] ${isSaved ? 'text-success' : ''}`}
      />
      {isSaving ? taller.saving : isSaved ? taller.saved : taller.kept}
    </p>
  );
}
