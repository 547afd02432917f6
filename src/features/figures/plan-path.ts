import type { PlanQuestion, PlanResult } from '#common/figure-activity.ts';

export type Answer = 'si' | 'no';
export type Answers = Partial<Record<string, Answer>>;

interface PlanPath {
  /** Questions to show: those answered on the way, and the next one. */
  asked: PlanQuestion[];
  result: PlanResult | undefined;
  /** Ids in the drawing that lie on the way. */
  lit: string[];
}

/** Follows the answers from the first question; what was answered on another way is left aside. */
export function planPath(questions: PlanQuestion[], results: PlanResult[], answers: Answers): PlanPath {
  const asked: PlanQuestion[] = [];
  const lit: string[] = [];
  let question = questions[0];
  while (question) {
    asked.push(question);
    const { id } = question;
    const answer = answers[id];
    if (!answer) return { asked, lit: lit.length > 0 ? [...lit, id] : [], result: undefined };
    lit.push(id, `${id}-${answer}`);
    const next: string = question[answer];
    const result = results.find((one) => one.id === next);
    if (result) return { asked, lit: [...lit, result.id], result };
    question = questions.find((one) => one.id === next);
  }
  return { asked, lit, result: undefined };
}
