import { Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ProjectCard } from './project-card.tsx';
import { canAddTo, STAGE_NAMES, type Project, type Stage } from './project.ts';
import type { CardMove } from './use-card-move.ts';

interface StageColumnProps {
  stage: Stage;
  projects: Project[];
  cardMove: CardMove;
  onAdd: () => void;
  onEdit: (project: Project) => void;
}

export function StageColumn({ stage, projects, cardMove, onAdd, onEdit }: StageColumnProps) {
  const isTarget = cardMove.lift?.over === stage;
  return (
    <section
      aria-label={STAGE_NAMES[stage]}
      data-stage={stage}
      className={`flex flex-col rounded-card border p-3 transition-colors duration-150 ${isTarget ? 'border-accent bg-marker/30' : 'border-line'}`}
    >
      <h2 className="flex items-baseline justify-between px-1 pt-1 pb-3 text-lg">
        {STAGE_NAMES[stage]}
        <span className="font-sans text-sm font-normal text-ink-soft tabular-nums">{projects.length}</span>
      </h2>
      <ul className="space-y-3">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} cardMove={cardMove} onEdit={() => onEdit(project)} />
          </li>
        ))}
      </ul>
      {projects.length === 0 && (
        <p className="rounded-card border border-dashed border-line-strong px-3 py-6 text-center text-sm text-ink-soft">
          No projects here. Drop one.
        </p>
      )}
      {canAddTo(stage) && (
        <Button variant="quiet" size="sm" onClick={onAdd} className="mt-3 justify-start!">
          <Plus aria-hidden="true" className="size-4" />
          New Project
        </Button>
      )}
    </section>
  );
}
