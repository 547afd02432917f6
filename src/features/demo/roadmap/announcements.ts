import { STAGE_NAMES, STAGES, type Stage } from './project.ts';

/** What screen readers are told while a card is moved. */
const position = (stage: Stage) => `column ${STAGES.indexOf(stage) + 1} of ${STAGES.length}`;

export const announcements = {
  lifted: (title: string, stage: Stage) =>
    `${title} picked up in ${STAGE_NAMES[stage]}, ${position(stage)}. Arrow keys choose a column, Space drops, Escape cancels.`,
  over: (stage: Stage) => `${STAGE_NAMES[stage]}, ${position(stage)}.`,
  moved: (title: string, stage: Stage) => `${title} moved to ${STAGE_NAMES[stage]}.`,
  stayed: (title: string, stage: Stage) => `${title} stays in ${STAGE_NAMES[stage]}.`,
  cancelled: (title: string, stage: Stage) => `Move cancelled. ${title} is back in ${STAGE_NAMES[stage]}.`,
  added: 'New Project added to Planning.',
};
