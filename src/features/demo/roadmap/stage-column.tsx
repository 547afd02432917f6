import { ArrowRight, GripVertical, Pencil, Plus, Star } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import {
  nextStage,
  nextStepLabel,
  reviewSummary,
  STAGE_NAMES,
  type Project,
  type ProjectStatus,
  type Stage,
} from './project.ts';
import { handleId, type CardMove } from './use-card-move.ts';

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
      {stage === 'planning' && (
        <Button variant="quiet" size="sm" onClick={onAdd} className="mt-3 justify-start!">
          <Plus aria-hidden="true" className="size-4" />
          New Project
        </Button>
      )}
    </section>
  );
}

const STATUS_DOT: Record<ProjectStatus, string> = {
  'On track': 'bg-success',
  'Needs attention': 'bg-danger',
  'On hold': 'bg-line-strong',
};

interface ProjectCardProps {
  project: Project;
  cardMove: CardMove;
  onEdit: () => void;
}

function ProjectCard({ project, cardMove, onEdit }: ProjectCardProps) {
  const { lift, startDrag, toggle, steer, move } = cardMove;
  const isLifted = lift?.id === project.id;
  const next = nextStage(project.stage);
  return (
    <article
      aria-label={project.title}
      onPointerDown={(event) => startDrag(event, project.id)}
      className={`relative rounded-card border bg-surface p-4 pr-3 ${isLifted ? 'z-20 border-accent outline-1 outline-accent' : 'cursor-grab border-line'} ${isLifted && lift.by === 'pointer' ? 'shadow-sm' : ''}`}
    >
      <div className="flex items-center">
        <p className="flex items-center gap-2 text-xs font-medium text-ink-soft">
          <span aria-hidden="true" className={`size-2 rounded-full ${STATUS_DOT[project.status]}`} />
          {project.status}
        </p>
        <IconButton
          label={`Edit ${project.title}`}
          icon={Pencil}
          onClick={onEdit}
          className="-my-1 ml-auto"
        />
        <IconButton
          id={handleId(project.id)}
          data-drag-handle
          label={`Move ${project.title}`}
          icon={GripVertical}
          aria-pressed={isLifted}
          aria-describedby="move-instructions"
          onClick={() => toggle(project)}
          onKeyDown={(event) => steer(event, project)}
          className="-my-1 cursor-grab! touch-none aria-pressed:bg-marker aria-pressed:text-ink"
        />
      </div>
      <h3 className="mt-1 pr-1 text-lg leading-snug">{project.title}</h3>
      {project.description && <p className="mt-1.5 pr-1 text-sm text-ink-soft">{project.description}</p>}
      <p className="mt-3 flex items-center gap-1.5 text-sm tabular-nums">
        <Star
          aria-hidden="true"
          className={`size-4 shrink-0 ${project.reviewCount > 0 ? 'fill-marker' : 'text-line-strong'}`}
        />
        {reviewSummary(project)}
      </p>
      {next && (
        <div className="mt-3 border-t border-dashed border-line pt-3">
          <Button variant="secondary" size="sm" onClick={() => move(project.id, next)}>
            {nextStepLabel(project.stage)}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
      )}
    </article>
  );
}
