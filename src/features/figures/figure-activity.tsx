import { useId, useState, type ComponentType } from 'react';
import type { ActivityKind, FigureActivity } from '#common/figure-activity.ts';
import type { IslandProps } from '#common/island-contract.ts';
import { ActivityButton } from './activity-button.tsx';

/** An activity's words and data, and the prefix of the ids in its drawing. */
interface ActivityProps<Kind extends ActivityKind> {
  activity: Extract<FigureActivity, { kind: Kind }>;
  drawing: string;
}

type AnyActivity = ComponentType<{ activity: FigureActivity; drawing: string }>;

/** Each activity loads only when a reader opens it. */
const load: { [Kind in ActivityKind]: () => Promise<ComponentType<ActivityProps<Kind>>> } = {
  tokens: () => import('./token-activity.tsx').then((m) => m.TokenActivity),
  ventana: () => import('./window-activity.tsx').then((m) => m.WindowActivity),
  craft: () => import('./craft-activity.tsx').then((m) => m.CraftActivity),
  plan: () => import('./plan-activity.tsx').then((m) => m.PlanActivity),
};

/** The button under a figure, and the activity it opens. The drawing is complete without it. */
export function FigureActivityIsland({ activity, drawing, words }: IslandProps['figure-activity']) {
  const id = useId();
  const [Activity, setActivity] = useState<AnyActivity>();
  const [isOpen, setIsOpen] = useState(false);
  const [status, setStatus] = useState<'loading' | 'failed'>();

  function toggle() {
    setIsOpen(!isOpen);
    if (Activity || isOpen) return;
    setStatus('loading');
    load[activity.kind]().then(
      (loaded) => {
        setActivity(() => loaded as AnyActivity);
        setStatus(undefined);
      },
      () => {
        setIsOpen(false);
        setStatus('failed');
      },
    );
  }

  return (
    <div className="text-base">
      <ActivityButton label={activity.button} isOpen={isOpen} aria-controls={id} onClick={toggle} />
      <p role="status" className="text-sm text-ink-soft not-empty:mt-2">
        {status && words[status]}
      </p>
      <div id={id} hidden={!isOpen}>
        {Activity && (
          <div className="mt-3 max-w-3xl rounded-card border border-line-strong bg-surface p-4 sm:p-6">
            <p className="mb-4">{activity.text}</p>
            <Activity activity={activity} drawing={drawing} />
            <p className="mt-5 border-t border-line pt-3 text-sm text-ink-soft">{activity.note}</p>
          </div>
        )}
      </div>
    </div>
  );
}
