import { Roadmap } from '#features/demo/roadmap/roadmap.tsx';
import { WorkspacePage } from '#app/workspace-page.tsx';

export function ProfilePage() {
  return (
    <WorkspacePage
      title="Project roadmap"
      lead="Four stages from idea to done. Drag a card, use its handle, or move it step by step."
    >
      <Roadmap />
    </WorkspacePage>
  );
}
