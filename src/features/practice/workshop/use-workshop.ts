import { useCallback, useMemo } from 'react';
import { craftBoxNames, type CraftBoxes, type CraftBoxName } from '#features/practice/craft-boxes.ts';
import type { Equivalence, NotebookValues } from '#lib/notebook/records.ts';
import { useRecord } from '#lib/notebook/use-notebook.ts';

type Written = NotebookValues['workshop'];

const untouched: Written = { boxes: {}, best: 0, isModelOpen: false, settled: [], equivalences: [] };

export interface Workshop {
  boxes: CraftBoxes;
  isEmpty: boolean;
  best: number;
  isModelOpen: boolean;
  /** Numbers of the questions that the learner has answered, from 1. */
  settled: number[];
  equivalences: Equivalence[];
  setBox: (name: CraftBoxName, text: string) => void;
  keepBest: (score: number) => void;
  showModel: (isOpen: boolean) => void;
  settle: (question: number, isSettled: boolean) => void;
  keepEquivalences: (equivalences: Equivalence[]) => void;
  /** Answers with the way back. */
  clear: () => () => void;
}

/** What somebody writes in one exercise, or for a task of their own, kept in this browser. */
export function useWorkshop(userId: string, name: string): Workshop {
  const { value = untouched, update } = useRecord<'workshop'>(userId, `workshop/${name}`);
  const change = useCallback(
    (next: (old: Written) => Partial<Written>) =>
      update((old = untouched) => ({ ...untouched, ...old, ...next(old) })),
    [update],
  );

  // By their texts: the notebook hands out new objects whenever it has stored something, and all would be judged again.
  const [contexto = '', rol = '', accion = '', formato = '', target = ''] = craftBoxNames.map(
    (box) => value.boxes[box],
  );
  const boxes = useMemo(
    () => ({ contexto, rol, accion, formato, target }),
    [contexto, rol, accion, formato, target],
  );

  return {
    ...value,
    boxes,
    isEmpty: craftBoxNames.every((box) => boxes[box].trim() === ''),
    // The same functions from key to key: boxes that nobody types in are not drawn again.
    setBox: useCallback((box, text) => change((old) => ({ boxes: { ...old.boxes, [box]: text } })), [change]),
    keepBest: useCallback((score) => change(({ best }) => ({ best: Math.max(best, score) })), [change]),
    showModel: (isModelOpen) => change(() => ({ isModelOpen })),
    settle: (question, isSettled) =>
      change(({ settled }) => {
        const others = settled.filter((other) => other !== question);
        return { settled: isSettled ? [...others, question] : others };
      }),
    keepEquivalences: (found) =>
      change(({ equivalences: known }) => ({
        equivalences: [...known, ...found.filter(({ tag }) => !known.some((one) => one.tag === tag))],
      })),
    clear() {
      const { settled, isModelOpen } = value;
      change(() => ({ boxes: {}, settled: [], isModelOpen: false }));
      // What was typed since then, here or in another tab, is newer.
      return () => change((old) => ({ boxes: { ...boxes, ...old.boxes }, settled, isModelOpen }));
    },
  };
}
