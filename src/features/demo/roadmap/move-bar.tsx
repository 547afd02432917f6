import { Button } from '#ui/button.tsx';
import { STAGE_NAMES, STAGES, type Project } from './project.ts';
import type { CardMove } from './use-card-move.ts';

interface MoveBarProps {
  project: Project;
  cardMove: CardMove;
}

/**
 * The four stages within reach of a thumb: drop targets where the columns do not fit on the screen,
 * and buttons for learners who picked the card up with its handle.
 */
export function MoveBar({ project, cardMove: { lift, move } }: MoveBarProps) {
  return (
    <div
      role="group"
      aria-label={`Move ${project.title} to`}
      className={`fixed inset-x-0 bottom-0 z-30 animate-rise border-t-2 border-ink bg-paper ${lift?.by === 'pointer' ? 'lg:hidden' : ''}`}
    >
      <div className="shell flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="min-w-0 grow truncate text-sm">
          Move <strong>{project.title}</strong> to
        </p>
        <div className="grid grow grid-cols-4 gap-1.5 max-sm:order-last max-sm:w-full">
          {STAGES.map((stage) => (
            <button
              key={stage}
              type="button"
              data-stage={stage}
              aria-current={stage === project.stage ? 'step' : undefined}
              onClick={() => move(project.id, stage)}
              className={`min-h-12 rounded-control border px-0.5 text-xs leading-tight font-medium sm:px-2 sm:text-sm ${lift?.over === stage ? 'border-ink bg-marker' : 'border-line-strong bg-surface'}`}
            >
              {STAGE_NAMES[stage]}
            </button>
          ))}
        </div>
        {lift?.by === 'handle' && (
          <Button variant="quiet" size="sm" onClick={() => move(project.id, null)}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}
