import { Roadmap } from '#features/roadmap/roadmap.tsx';
import { WorkspacePage } from '#app/workspace-page.tsx';

export function ProfilePage() {
  return (
    <WorkspacePage
      title="Project roadmap"
      lead="Four stages from idea to done. Drag a card, pick it up with its handle, or move it one step at a time."
    >
      <Roadmap />
    </WorkspacePage>
  );
}
