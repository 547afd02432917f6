import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { STAGE_NAMES, stageBeside, STAGES, type Project, type Stage } from './project.ts';
import { useCardDrag } from './use-card-drag.ts';

/** The card being moved: dragged by the pointer, or picked up with its handle. */
interface Lift {
  id: string;
  over: Stage | null;
  by: 'pointer' | 'handle';
}

const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const handleId = (id: string) => `move-${id}`;

/** All ways to move a card: dragging, the handle with keyboard or taps, the step button. */
export function useCardMove(projects: Project[], onMove: (id: string, stage: Stage) => void) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const refocusId = useRef<string>(undefined);
  const find = (id: string) => projects.find((project) => project.id === id);

  // A card that changes column mounts again there; keep focus on it.
  useEffect(() => {
    if (refocusId.current) document.getElementById(handleId(refocusId.current))?.focus();
    refocusId.current = undefined;
  }, [projects]);

  function move(id: string, stage: Stage | null) {
    const project = find(id);
    setLift(null);
    if (!project) return;
    // The bar disappears, and with it the pressed button.
    document.getElementById(handleId(id))?.focus();
    const { title } = project;
    if (stage === null) return setAnnouncement(announcements.cancelled(title, project.stage));
    if (stage === project.stage) return setAnnouncement(announcements.stayed(title, stage));
    refocusId.current = id;
    onMove(id, stage);
    setAnnouncement(announcements.moved(title, stage));
  }

  const draggedId = useRef('');
  const startDrag = useCardDrag({
    onStart: (id) => {
      draggedId.current = id;
      setLift({ id, over: null, by: 'pointer' });
    },
    onOver: (over) => setLift((current) => current && { ...current, over }),
    onEnd: (stage) => move(draggedId.current, stage),
  });

  useEffect(() => {
    if (lift?.by !== 'handle') return;
    const onKey = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && move(lift.id, null);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  /** Space, Enter, a tap or a click on the handle: picks up, and drops where the arrows led. */
  function toggle({ id, title, stage }: Project) {
    if (lift?.id === id) return move(id, lift.over);
    setLift({ id, over: stage, by: 'handle' });
    setAnnouncement(announcements.lifted(title, stage));
  }

  function steer(event: KeyboardEvent, { id }: Project) {
    const step = STEPS[event.key];
    if (!step || lift?.id !== id || lift.over === null) return;
    event.preventDefault();
    const over = stageBeside(lift.over, step);
    setLift({ ...lift, over });
    setAnnouncement(announcements.over(over));
  }

  return { lift, announcement, announce: setAnnouncement, move, startDrag, toggle, steer };
}

export type CardMove = ReturnType<typeof useCardMove>;

const position = (stage: Stage) => `column ${STAGES.indexOf(stage) + 1} of ${STAGES.length}`;

/** What screen readers announce while a card moves. */
export const announcements = {
  lifted: (title: string, stage: Stage) =>
    `${title} picked up in ${STAGE_NAMES[stage]}, ${position(stage)}. Arrow keys choose a column, Space drops, Escape cancels.`,
  over: (stage: Stage) => `${STAGE_NAMES[stage]}, ${position(stage)}.`,
  moved: (title: string, stage: Stage) => `${title} moved to ${STAGE_NAMES[stage]}.`,
  stayed: (title: string, stage: Stage) => `${title} stays in ${STAGE_NAMES[stage]}.`,
  cancelled: (title: string, stage: Stage) => `Move cancelled. ${title} is back in ${STAGE_NAMES[stage]}.`,
  added: 'New Project added to Planning.',
};
