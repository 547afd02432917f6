import type { ActivityKind, FigureActivity } from '#common/figure-activity.ts';

/** An activity's words and data, and the prefix of the ids in its drawing. */
export interface ActivityProps<Kind extends ActivityKind> {
  activity: Extract<FigureActivity, { actividad: Kind }>;
  drawing: string;
}
