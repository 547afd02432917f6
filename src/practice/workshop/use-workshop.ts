import { useCallback, useMemo } from 'react';
import {
  craftBoxNames,
  craftPoints,
  craftWarningNames,
  type CraftBoxes,
  type CraftBoxName,
  type CraftVerdict,
} from '#common/craft/boxes.ts';
import { mergeEquivalences, type Equivalence } from '#lib/notebook/records.ts';
import { notebookOf, useRecord } from '#lib/notebook/use-notebook.ts';
import type { WorkshopRecord, WorkshopVerdict } from './record.ts';

const untouched: WorkshopRecord = { boxes: {}, best: 0, isModelOpen: false, settled: [], equivalences: [] };

export interface Workshop {
  boxes: CraftBoxes;
  isEmpty: boolean;
  isModelOpen: boolean;
  /** As it was judged the last time, here or in an earlier visit; undefined before that. */
  verdict: CraftVerdict | undefined;
  /** Numbers of the questions that the learner has answered, from 1. */
  settled: number[];
  equivalences: Equivalence[];
  setBox: (name: CraftBoxName, text: string) => void;
  keepVerdict: (verdict: CraftVerdict) => void;
  showModel: (isOpen: boolean) => void;
  settle: (question: number, isSettled: boolean) => void;
  keepEquivalences: (equivalences: Equivalence[]) => void;
  /** Returns a function that undoes it. */
  clear: () => () => void;
}

/** What somebody writes in one exercise, or for a task of their own, kept in this browser. */
export function useWorkshop(userId: string, name: string): Workshop {
  const { value = untouched, update } = useRecord<'workshop'>(userId, `workshop/${name}`);
  const change = useCallback(
    (next: (old: WorkshopRecord) => Partial<WorkshopRecord>) =>
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
    verdict: useMemo(() => value.verdict && knownVerdict(value.verdict), [value.verdict]),
    isEmpty: craftBoxNames.every((box) => boxes[box].trim() === ''),
    // The same functions from key to key: boxes that nobody types in are not drawn again.
    setBox: useCallback((box, text) => change((old) => ({ boxes: { ...old.boxes, [box]: text } })), [change]),
    keepVerdict: useCallback(
      ({ score, missing, warnings }) => {
        const verdict = { missing: [...missing], warnings };
        // What is only looked at stays as it was: /practica suggests what was touched last.
        const known = notebookOf(userId).read<'workshop'>(`workshop/${name}`)?.verdict;
        if (JSON.stringify(known) === JSON.stringify(verdict)) return;
        change(({ best }) => ({ best: Math.max(best, score), verdict }));
      },
      [userId, name, change],
    ),
    showModel: (isModelOpen) => change(() => ({ isModelOpen })),
    settle: (question, isSettled) =>
      change(({ settled }) => {
        const others = settled.filter((other) => other !== question);
        return { settled: isSettled ? [...others, question] : others };
      }),
    keepEquivalences: (found) =>
      change(({ equivalences: known }) => ({
        equivalences: mergeEquivalences(known, found),
      })),
    clear() {
      const { settled, isModelOpen } = value;
      change(() => ({ boxes: {}, settled: [], isModelOpen: false }));
      // What was typed since then, here or in another tab, is newer.
      return () => change((old) => ({ boxes: { ...boxes, ...old.boxes }, settled, isModelOpen }));
    },
  };
}

/** Of a verdict that was kept, what these rules still know. */
function knownVerdict({ missing, warnings }: WorkshopVerdict): CraftVerdict {
  const points = craftPoints.filter((point) => missing.includes(point));
  return {
    score: craftPoints.length - points.length,
    missing: points,
    warnings: warnings.flatMap(({ id, found }) => {
      const known = craftWarningNames.find((name) => name === id);
      return known ? [{ id: known, found }] : [];
    }),
  };
}
