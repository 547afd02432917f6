import { useRef, useState } from 'react';
import { demoRoadmap } from '#content.ts';
import { MoveBar } from './move-bar.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { changeProject, moveProject, newProject, STAGES, type Project } from './project.ts';
import { StageColumn } from './stage-column.tsx';
import { announcements, useCardMove } from './use-card-move.ts';

export function Roadmap() {
  return (
    <div className="mt-8 space-y-8">
      <ProfileCard />
      <Board />
    </div>
  );
}

function Board() {
  const [projects, setProjects] = useState<Project[]>(demoRoadmap.projects);
  const [edited, setEdited] = useState<Project | null>(null);
  const addedCount = useRef(0);
  const cardMove = useCardMove(projects, (id, stage) =>
    setProjects((current) => moveProject(current, id, stage)),
  );
  const lifted = projects.find(({ id }) => id === cardMove.lift?.id);

  function add() {
    addedCount.current += 1;
    setProjects([...projects, newProject(`new-${addedCount.current}`)]);
    cardMove.announce(announcements.added);
  }

  return (
    <div>
      <p id="move-instructions" hidden>
        Press Space to pick the card up, the arrow keys to choose a column, Space to drop it, Escape to
        cancel.
      </p>
      <div className="grid grid-cols-1 items-stretch gap-4 md:grid-cols-2 lg:grid-cols-4">
        {STAGES.map((stage) => (
          <StageColumn
            key={stage}
            stage={stage}
            projects={projects.filter((project) => project.stage === stage)}
            cardMove={cardMove}
            onAdd={add}
            onEdit={setEdited}
          />
        ))}
      </div>
      {lifted && <MoveBar project={lifted} cardMove={cardMove} />}
      <p role="status" aria-live="assertive" className="sr-only">
        {cardMove.announcement}
      </p>
      {edited && (
        <ProjectDialog
          project={edited}
          onSave={(change) => setProjects(changeProject(projects, edited.id, change))}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
