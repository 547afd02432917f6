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
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { useRecord } from '#lib/notebook/use-notebook.ts';
import type { WorkshopRecord, WorkshopVerdict } from './record.ts';

const untouched: WorkshopRecord = { boxes: {}, best: 0, isModelOpen: false, settled: [], equivalences: [] };

export interface Workshop {
  boxes: CraftBoxes;
  isEmpty: boolean;
  isModelOpen: boolean;
  /** The last verdict, perhaps from an earlier visit; undefined before the first. */
  verdict: CraftVerdict | undefined;
  /** Numbers, from 1, of the questions that the learner has ticked. */
  settled: number[];
  equivalences: Equivalence[];
  setBox: (name: CraftBoxName, text: string) => void;
  keepVerdict: (verdict: CraftVerdict) => void;
  showModel: (isOpen: boolean) => void;
  settle: (question: number, isSettled: boolean) => void;
  keepEquivalences: (equivalences: Equivalence[]) => void;
  /** Returns its undo function. */
  clear: () => () => void;
}

/** What the learner writes in one exercise, or for their own task; stored in this browser. */
export function useWorkshop(userId: string, name: string): Workshop {
  const { value = untouched, update } = useRecord<'workshop'>(userId, `workshop/${name}`);
  const change = useCallback(
    (next: (old: WorkshopRecord) => Partial<WorkshopRecord>) =>
      update((old = untouched) => ({ ...untouched, ...old, ...next(old) })),
    [update],
  );

  // Depend on the texts: the notebook returns new objects after each save, which would judge everything again.
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
    // Stable functions, so that typing in one box does not redraw the others.
    setBox: useCallback((box, text) => change((old) => ({ boxes: { ...old.boxes, [box]: text } })), [change]),
    keepVerdict: useCallback(
      ({ score, missing, warnings }) => {
        const verdict = { missing: [...missing], warnings };
        // Do not save an unchanged verdict: /practica suggests the exercise saved last.
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
      // Keep what was typed since then, here or in another tab.
      return () => change((old) => ({ boxes: { ...boxes, ...old.boxes }, settled, isModelOpen }));
    },
  };
}

/** The part of a stored verdict that the current rules still know. */
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
