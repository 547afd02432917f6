import type { PlanQuestion, PlanResult } from '#common/figure-activity.ts';

export type Answer = 'yes' | 'no';
/** How the ids of a question's branches end in the drawing. */
const branches = { yes: 'si', no: 'no' } satisfies Record<Answer, string>;

export type Answers = Partial<Record<string, Answer>>;

interface PlanPath {
  /** The questions answered on this path, and the next one. */
  shown: PlanQuestion[];
  result: PlanResult | undefined;
  /** Ids in the drawing on this path. */
  lit: string[];
}

/** Follows the answers from the first question, ignoring those on other paths. */
export function planPath(questions: PlanQuestion[], results: PlanResult[], answers: Answers): PlanPath {
  const shown: PlanQuestion[] = [];
  const lit: string[] = [];
  let question = questions[0];
  while (question) {
    shown.push(question);
    const { id } = question;
    const answer = answers[id];
    if (!answer) return { shown, lit: lit.length > 0 ? [...lit, id] : [], result: undefined };
    lit.push(id, `${id}-${branches[answer]}`);
    const next: string = question[answer];
    const result = results.find((one) => one.id === next);
    if (result) return { shown, lit: [...lit, result.id], result };
    question = questions.find((one) => one.id === next);
  }
  return { shown, lit, result: undefined };
}
